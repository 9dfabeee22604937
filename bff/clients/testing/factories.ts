import type { EntityManager } from 'typeorm';
import { taxFormsFactories } from '@portal/bff-tax-forms/testing/factories';
import { documentsFactories } from '@portal/bff-documents/testing/factories';
import { messagesFactories } from '@portal/bff-messages/testing/factories';

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const clientsFactories = (manager: EntityManager) => ({
  ...taxFormsFactories(manager),

  ...documentsFactories(manager),

  ...messagesFactories(manager),
});

export type ClientsFactories = ReturnType<typeof clientsFactories>;

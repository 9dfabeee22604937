import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { defineFactory } from '@portal/bff-platform/testing/factory';
import { MessageTemplateEntity } from '../src/message-templates/message-template.entity';
import { taxFormsFactories } from '@portal/bff-tax-forms/testing/factories';
import { documentsFactories } from '@portal/bff-documents/testing/factories';
import { messagesFactories } from '@portal/bff-messages/testing/factories';
import { returnsFactories } from '@portal/bff-returns/testing/factories';

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const clientsFactories = (manager: EntityManager) => ({
  ...taxFormsFactories(manager),

  ...documentsFactories(manager),

  ...messagesFactories(manager),

  ...returnsFactories(manager),

  messageTemplate: defineFactory(manager, MessageTemplateEntity, () => ({
    id: uuidv7(),
    name: `Template ${uuidv7()}`,
    text: 'Hello {first_name}',
    text_es: 'Hola, {first_name}',
  })),
});

export type ClientsFactories = ReturnType<typeof clientsFactories>;

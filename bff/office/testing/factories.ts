import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AssignmentHistoryEntity } from '../src/assignments/assignment-history.entity';
import { OfficeEntity } from '../src/offices/office.entity';
import { ClientPreferenceEntity } from '../src/preferences/client-preference.entity';
import { defineFactory, type Needs } from '@portal/bff-platform/testing/factory';
import { accessFactories } from '@portal/bff-access/testing/factories';

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const officeFactories = (manager: EntityManager) => ({
  ...accessFactories(manager),

  office: defineFactory(manager, OfficeEntity, ({ id }: Needs<OfficeEntity, 'id'>) => ({
    name: id,
    address: '1 Main Street',
    city: 'Detroit',
    state: 'MI',
    zip_code: '48226',
    phone: '313-555-0100',
    email: 'office@example.com',
  })),

  reassignment: defineFactory(
    manager,
    AssignmentHistoryEntity,
    ({ client_id }: Needs<AssignmentHistoryEntity, 'client_id' | 'to_preparer_id'>) => ({
      id: uuidv7(),
      client_name: 'C',
      to_preparer_name: 'P',
      via: 'admin' as const,
      reassigned_by: client_id,
      reassigned_by_name: 'C',
    }),
  ),

  preference: defineFactory(manager, ClientPreferenceEntity, () => ({
    id: uuidv7(),
    submitted_via: 'general_intake_form' as const,
  })),
});

export type OfficeFactories = ReturnType<typeof officeFactories>;

import { season } from '@portal/domain/testing/season';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { IntakeEntity } from '../src/intakes/intake.entity';
import { ScheduleCEntity } from '../src/schedule-c/schedule-c.entity';
import { defineFactory, type Needs } from '@portal/bff-platform/testing/factory';
import { officeFactories } from '@portal/bff-office/testing/factories';

/**
 * Factories for test data: volume, and states that the API cannot reach. They write through the entities, so a renamed
 * column does not compile.
 */
export const taxFormsFactories = (manager: EntityManager) => ({
  ...officeFactories(manager),

  intake: defineFactory(manager, IntakeEntity, (_given: Needs<IntakeEntity, 'user_id'>) => ({
    id: uuidv7(),
    tax_year: season,
  })),

  scheduleC: defineFactory(manager, ScheduleCEntity, (_given: Needs<ScheduleCEntity, 'user_id'>) => ({
    id: uuidv7(),
    tax_year: season,
  })),
});

export type TaxFormsFactories = ReturnType<typeof taxFormsFactories>;

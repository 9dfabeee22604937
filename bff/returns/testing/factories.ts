import { taxYear } from '@portal/domain/tax/tax.limits';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { defineFactory, type Needs } from '@portal/bff-platform/testing/factory';
import { officeFactories } from '@portal/bff-office/testing/factories';
import { TaxReturnEntity } from '../src/return.entity';

/** Factories for returns in states that only a long history of moves reaches. */
export const returnsFactories = (manager: EntityManager) => ({
  ...officeFactories(manager),

  taxReturn: defineFactory(manager, TaxReturnEntity, (_given: Needs<TaxReturnEntity, 'client_id'>) => ({
    id: uuidv7(),
    tax_year: taxYear,
  })),
});

export type ReturnsFactories = ReturnType<typeof returnsFactories>;

import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { IntakeFacts } from '@portal/domain/requests/request-rules';
import type { EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { BlindIndex } from '@portal/bff-platform/encryption/blind-index';
import type { OwnerCipher } from '@portal/bff-platform/encryption/encryption';
import { IntakeFactsSource } from '@portal/bff-returns/requests/intake-facts';
import { ScheduleCEntity } from '../schedule-c/schedule-c.entity';
import type { IntakeContent } from './intake.content';
import { IntakeCipher } from './intake.encryption';
import { IntakeEntity } from './intake.entity';

/** Returns what a form says about the documents of a return. */
const factsOf = (content: IntakeContent, has_schedule_c: boolean): IntakeFacts => ({
  is_joint: content.filing_status === 'married_filing_jointly',
  children: (content.children ?? []).map(({ first_name, date_of_birth }) => ({
    first_name: first_name ?? '',
    date_of_birth: date_of_birth ?? '',
  })),
  state: content.state ?? null,
  has_schedule_c,
  w2_income: content.w2_income ?? 0,
  self_employment_income: content.self_employment_income ?? 0,
  unemployment_income: content.unemployment_income ?? 0,
  retirement_income: content.retirement_income ?? 0,
  mortgage_interest: content.mortgage_interest ?? 0,
  charitable_donations: content.charitable_donations ?? 0,
  medical_expenses: content.medical_expenses ?? 0,
  estimated_payments: content.estimated_payments ?? 0,
});

/** Most drafts change nothing about the documents, and are then saved without looking at them. */
export const needSameDocuments = (one: IntakeContent, other: IntakeContent): boolean =>
  isDeepStrictEqual(factsOf(one, false), factsOf(other, false));

@Injectable()
export class StoredIntakeFacts extends IntakeFactsSource {
  constructor(private readonly blindIndex: BlindIndex) {
    super();
  }

  async read(
    transaction: EntityManager,
    user_id: ReadableClientId,
    tax_year: number,
    cipher: OwnerCipher,
  ): Promise<IntakeFacts | undefined> {
    const row = await transaction.findOneBy(IntakeEntity, { user_id, tax_year });
    if (!row) return undefined;
    const has_schedule_c = await transaction.existsBy(ScheduleCEntity, { user_id, tax_year });
    return factsOf(new IntakeCipher(cipher, this.blindIndex).decrypt(row), has_schedule_c);
  }
}

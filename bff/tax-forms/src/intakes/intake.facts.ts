import { isDeepStrictEqual } from 'node:util';
import { marketplaceFields } from '@portal/domain/intake/intake.fields';
import type { IntakeFacts } from '@portal/domain/requests/request-rules';
import type { IntakeContent } from './intake.content';

/** Returns what a form says about the documents of a return. */
export const factsOf = (content: IntakeContent, has_schedule_c: boolean): IntakeFacts => ({
  is_joint: content.filing_status === 'married_filing_jointly',
  children: (content.children ?? []).map(({ first_name, date_of_birth }) => ({
    first_name: first_name ?? '',
    date_of_birth: date_of_birth ?? '',
  })),
  state: content.state ?? null,
  has_schedule_c,
  has_marketplace_insurance: marketplaceFields.some((name) => (content[name] ?? 0) > 0),
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

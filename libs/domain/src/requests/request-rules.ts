import type { ClientDocumentType } from '../documents/document-types';
import { distinctNames, type NameList, type SituationAnswer, type SituationCard, type Situations } from './situations';

/** What the intake form says about the documents of a return. Amounts are in dollars. */
export interface IntakeFacts {
  readonly is_joint: boolean;
  /** First name and birth date identify a child; the form has no other key. */
  readonly children: readonly { readonly first_name: string; readonly date_of_birth: string }[];
  readonly state: string | null;
  readonly has_schedule_c: boolean;
  /** Whether the form has amounts of Form 1095-A. */
  readonly has_marketplace_insurance: boolean;
  readonly w2_income: number;
  readonly self_employment_income: number;
  readonly unemployment_income: number;
  readonly retirement_income: number;
  readonly mortgage_interest: number;
  readonly charitable_donations: number;
  readonly medical_expenses: number;
  readonly estimated_payments: number;
}

/** Everything from which the items of a return follow. */
export interface RequestFacts {
  readonly intake: IntakeFacts;
  readonly situations: Situations;
  /** Whether this is the client's first season with the office. */
  readonly is_new_client: boolean;
  /** Named items that the office accepted last season, such as the W-2 of an employer. */
  readonly last_season: readonly { readonly rule_key: RuleKey; readonly name: string }[];
}

export const ruleKeys = [
  'id_verification',
  'selfie',
  'ssn_card',
  'ip_pin_letter',
  'last_return',
  'w2',
  '1099_nec',
  '1099_k',
  '1099_g',
  '1099_r',
  'ssa_1099',
  '1099_int_div',
  '1099_b',
  '1095_a',
  '1098',
  'property_tax_bill',
  '1098_t',
  '1098_e',
  'child_care_statement',
  'gift_receipts',
  'medical_summary',
  'business_records',
  'mileage_log',
  'estimated_payment_proof',
  'mi_homestead_bills',
] as const;
export type RuleKey = (typeof ruleKeys)[number];

/** `optional`: asked for, but the return does not wait for it. */
export type Need = 'required' | 'optional' | 'none';

export interface RequestRule {
  readonly key: RuleKey;
  readonly document_type: ClientDocumentType;
  /**
   * One item per return, filer, spouse of a joint return, or child; or per name of a list, and one without a name while
   * the list is empty.
   */
  readonly per: 'return' | 'filer' | 'filer_and_spouse' | 'child' | NameList;
  readonly need: (facts: RequestFacts) => Need;
  /** Names alone ask for it; without any name, nothing is asked for. */
  readonly only_named?: true;
}

const always = (): Need => 'required';
const when = (holds: boolean): Need => (holds ? 'required' : 'none');
const byAnswer: Readonly<Record<SituationAnswer, Need>> = { yes: 'required', not_sure: 'optional', no: 'none' };
const answered = ({ situations }: RequestFacts, card: SituationCard): Need => byAnswer[situations[card] ?? 'no'];
/** An amount on the form asks for the document even where the card says no. */
const answeredOr = (facts: RequestFacts, card: SituationCard, holds: boolean): Need =>
  holds ? 'required' : answered(facts, card);
const atMostOptional = (need: Need): Need => (need === 'required' ? 'optional' : need);
const card = (name: SituationCard) => (facts: RequestFacts) => answered(facts, name);

/** The documents that a return needs, in the order in which they are asked for. */
export const requestRules: readonly RequestRule[] = [
  { key: 'id_verification', document_type: 'id_verification', per: 'filer_and_spouse', need: always },
  { key: 'selfie', document_type: 'selfie', per: 'filer', need: always },
  { key: 'ssn_card', document_type: 'other', per: 'child', need: ({ is_new_client }) => when(is_new_client) },
  { key: 'ip_pin_letter', document_type: 'other', per: 'pin_holder_names', need: card('ip_pin') },
  { key: 'last_return', document_type: 'other', per: 'return', need: ({ is_new_client }) => when(is_new_client) },
  {
    key: 'w2',
    document_type: 'w2',
    per: 'employer_names',
    need: (facts) => answeredOr(facts, 'employers', facts.intake.w2_income > 0),
  },
  {
    key: '1099_nec',
    document_type: '1099',
    per: 'customer_names',
    // Somebody who works for themselves may have no form at all.
    need: (facts) =>
      distinctNames(facts.situations.customer_names).length > 0
        ? answered(facts, 'own_work')
        : atMostOptional(answered(facts, 'own_work')),
  },
  { key: '1099_k', document_type: '1099', per: 'platform_names', only_named: true, need: card('own_work') },
  { key: '1099_g', document_type: '1099', per: 'return', need: ({ intake }) => when(intake.unemployment_income > 0) },
  {
    key: '1099_r',
    document_type: '1099',
    per: 'pension_names',
    // The amount on the form may be Social Security alone.
    need: (facts) =>
      answeredOr(
        facts,
        'retirement',
        facts.intake.retirement_income > 0 &&
          facts.situations.retirement !== 'no' &&
          facts.situations.social_security !== 'yes',
      ),
  },
  { key: 'ssa_1099', document_type: '1099', per: 'beneficiary_names', need: card('social_security') },
  { key: '1099_int_div', document_type: '1099', per: 'bank_names', need: card('bank') },
  { key: '1099_b', document_type: '1099', per: 'broker_names', need: card('investments') },
  {
    key: '1095_a',
    document_type: 'other',
    per: 'return',
    need: (facts) => answeredOr(facts, 'marketplace', facts.intake.has_marketplace_insurance),
  },
  {
    key: '1098',
    document_type: 'receipts',
    per: 'return',
    need: ({ intake }) => when(intake.mortgage_interest > 0),
  },
  { key: 'property_tax_bill', document_type: 'receipts', per: 'return', need: card('home') },
  { key: '1098_t', document_type: 'other', per: 'student_names', need: card('school') },
  { key: '1098_e', document_type: 'other', per: 'borrower_names', need: card('student_loan') },
  { key: 'child_care_statement', document_type: 'receipts', per: 'provider_names', need: card('child_care') },
  {
    key: 'gift_receipts',
    document_type: 'receipts',
    per: 'return',
    need: ({ intake }) => when(intake.charitable_donations > 0),
  },
  {
    key: 'medical_summary',
    document_type: 'receipts',
    per: 'return',
    need: ({ intake }) => when(intake.medical_expenses > 0),
  },
  {
    key: 'business_records',
    document_type: 'receipts',
    per: 'return',
    need: ({ intake }) => when(intake.has_schedule_c),
  },
  {
    key: 'mileage_log',
    document_type: 'receipts',
    per: 'return',
    need: ({ intake }) => (intake.has_schedule_c ? 'optional' : 'none'),
  },
  {
    key: 'estimated_payment_proof',
    document_type: 'receipts',
    per: 'return',
    need: ({ intake }) => when(intake.estimated_payments > 0),
  },
  {
    key: 'mi_homestead_bills',
    document_type: 'receipts',
    per: 'return',
    // Only those who claim the credit need it.
    need: ({ intake }) => (intake.state === 'MI' ? 'optional' : 'none'),
  },
];

/** Ids of the notes. Screens supply the wording; `docs/tax-engine.md` explains each in a sentence. */
export const noteIds = [
  'federal_withholding_estimated',
  'federal_withholding_no_wages',
  'federal_withholding_has_medicare',
  'state_withholding_estimated',
  'state_withholding_no_wages',
  'business_loss',
  'business_loss_limited',
  'marketplace_incomplete',
  'marketplace_income',
  'marketplace_whole_year',
  'marketplace_claimable',
  'marketplace_separate',
  'marketplace_income_below',
  'marketplace_below_with_advance',
  'marketplace_income_over',
  'marketplace_repayment_limited',
  'additional_deductions_not_in_force',
  'pay_deduction_needs_joint_return',
  'one_earner',
  'pension_is_filers',
  'filer_age_unknown',
  'spouse_age_unknown',
  'filer_born_later',
  'spouse_born_later',
  'children_ages_unknown',
  'child_age_unknown',
  'filers_65',
  'child_not_under_17',
  'child_not_under_19',
  'child_not_younger',
  'adult_child_income',
  'relative_500',
  'adult_relative_500',
  'dependent_born_later',
  'earned_income_credit_age',
  'filers_blind',
  'standard_deduction_limited',
  'claimable_on_joint_return',
  'claimable_without_dependents',
  'claimable_without_earned_income_credit',
  'student_credits_left_out',
  'unearned_income_of_child',
  'state_blind_left_out',
  'state_claimable_left_out',
  'head_without_dependent',
  'widow_without_child',
  'mi_retirement_age_unknown',
  'mi_retirement_before_1946',
  'mi_retirement_standard_1946_1952',
  'mi_retirement_standard_1953_1957',
  'mi_retirement_phase_in_1946_1962',
  'separate_application_included',
  'separate_application_left_out',
  'city_tax_not_held',
  'city_withholding_not_given',
  'state_law_carried',
  'state_law_partly_carried',
  'city_law_carried',
] as const;
export type NoteId = (typeof noteIds)[number];

/** Read-only, because estimates share notes. */
export interface Note {
  /** Stable: `child_not_under_17`. */
  readonly id: NoteId;
  /** Id of the trace line it affects. */
  readonly line: string;
  readonly params: Readonly<NoteParams>;
}

/** Values that the wording of a note can include. */
export interface NoteParams {
  /** USPS code. */
  state?: string;
  /** Number of children, number of filers. */
  children?: number;
  filers?: number;
  /** Position in `dependents`, from 1, and age at the end of the year. */
  child?: number;
  age?: number;
  /** Year of birth, or the tax year whose figures were used. */
  year?: number;
  /** Dollars. */
  amount?: number;
  /** Percent of the poverty line. */
  percent?: number;
  city?: string;
}

const nothing: Note['params'] = {};

export const note = (id: NoteId, line: string, params: Note['params'] = nothing): Note => ({ id, line, params });

export const stateWithheld = 'state.withheld';

/** Returns the note about a state's assumed withholding. */
export const stateWithholdingNote = (state: string): Note =>
  note('state_withholding_estimated', stateWithheld, { state });

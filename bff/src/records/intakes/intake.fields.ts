/** How each field of the intake form is kept; a new field is added to one of these lists. */

/** 0 when nothing was said: income and deductions always add up. */
export const amountFields = [
  'w2_income',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
  'mortgage_interest',
  'charitable_donations',
  'medical_expenses',
  'state_local_taxes',
] as const;

/** Kept as they are; null when nothing was said. */
export const plainFields = [
  'address',
  'city',
  'state',
  'zip_code',
  'filing_status',
  'occupation',
  'federal_withheld',
  'state_withheld',
  'estimated_payments',
  'previous_year_agi',
  'previous_year_refund',
  'account_type',
] as const;

/** Sealed texts. */
export const sealedFields = ['ssn', 'date_of_birth', 'bank_name', 'routing_number', 'account_number'] as const;

/** Sealed as JSON. */
export const sealedParts = ['spouse_info', 'children'] as const;

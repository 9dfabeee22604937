/** Input of the estimate. Money in dollars with at most two decimals, as in the API and the form. */
export interface EstimateInput {
  filing_status: FilingStatus;
  /** USPS code of the state of full-year residence: one of the 50 states or DC. */
  state: StateCode;
  /** Number of dependents. Without `dependents`, they are qualifying children aged 8; with it, this is its length. */
  num_children: number;
  /** Form W-2 box 1 (also used as boxes 3, 5 and 16). */
  w2_income: number;
  /** Net profit of the filer's own business (Schedule C line 31). */
  self_employment_income: number;
  /** Net loss of the filer's own business (Schedule C line 31), as a positive amount. Absent: none. */
  business_loss?: number;
  unemployment_income: number;
  /** Fully taxable pension of the filer, from an employer's plan, normal distribution. */
  retirement_income: number;
  /** Ordinary unearned income that is not investment income. */
  other_income: number;
  mortgage_interest: number;
  charitable_donations: number;
  medical_expenses: number;
  state_local_taxes: number;
  /** Tips in the wages or the business income, Schedule 1-A line 4 or 5. Absent: none. */
  qualified_tips?: number;
  /** The premium part of overtime pay in the wages, Schedule 1-A line 14. Absent: none. */
  qualified_overtime?: number;
  /** Interest on the loan for a new car assembled in the United States, Schedule 1-A line 22. Absent: none. */
  car_loan_interest?: number;
  /** Form W-2 box 2. Absent: estimated from the wages (Pub. 15-T). */
  federal_withheld?: number;
  /** Form W-2 box 17. Absent: estimated from the wages. */
  state_withheld?: number;
  /** Form 1040 line 26. */
  estimated_payments?: number;
  /** The filer's contribution to a traditional IRA, which an estimate asks about only as another fact. Absent: none. */
  ira_contribution?: number;
  /** Whether the filer has a retirement plan at work, which limits the deduction. Absent: no. */
  has_plan_at_work?: boolean;
  /** `YYYY-MM-DD`. Absent: assumed to be 40 years old. */
  filer_birth_date?: string;
  /** `YYYY-MM-DD`; used on a joint return only. Absent: assumed to be 40 years old. */
  spouse_birth_date?: string;
  /** Blind at the end of the year. Absent: no. Facts of the spouse count on a joint return only. */
  filer_blind?: boolean;
  spouse_blind?: boolean;
  /** A full-time student in five months of the year. Absent: no. */
  filer_student?: boolean;
  spouse_student?: boolean;
  /** Someone else can claim this person as a dependent, whether or not they do. Absent: no. */
  filer_claimable?: boolean;
  spouse_claimable?: boolean;
  /** Everyone claimed as a dependent. Absent: `num_children` children aged 8. */
  dependents?: readonly Dependent[];
  /** City of residence as written in an address; used in Michigan only. */
  city?: string;
  /** City income tax withheld, Form W-2 box 19. Absent: none. */
  city_withheld?: number;
  /** Form 1095-A line 33 column A: premiums of the year. Form 8962 needs columns A and B. */
  marketplace_premiums?: number;
  /** Form 1095-A line 33 column B: premiums of the second lowest cost silver plan. */
  marketplace_silver_plan?: number;
  /** Form 1095-A line 33 column C: advance payments of the premium tax credit. Absent: none. */
  marketplace_advance?: number;
}

export interface Dependent {
  /** `YYYY-MM-DD`. Absent: assumed to be 8 years old. */
  birth_date?: string;
  relationship: DependentRelationship;
}

/**
 * `dependent` means a qualifying relative of any age, who is never a child for the child tax credit or the earned
 * income credit.
 */
export const dependentRelationships = ['child', 'stepchild', 'dependent'] as const;
export type DependentRelationship = (typeof dependentRelationships)[number];

export const filingStatuses = [
  'single',
  'married_filing_jointly',
  'married_filing_separately',
  'head_of_household',
  'qualifying_widow',
] as const;
export type FilingStatus = (typeof filingStatuses)[number];

export const stateCodes = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
export type StateCode = (typeof stateCodes)[number];

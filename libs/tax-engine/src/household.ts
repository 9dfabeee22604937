import type { EstimateInput, FilingStatus } from './input';
import { dollars, type Cents } from './money';

/** The request's facts in cents, with what follows from them alone. */
export interface Household {
  readonly status: FilingStatus;
  /** A joint return: two filers. A surviving spouse is not joint. */
  readonly joint: boolean;
  /** Filers on the return: 2 when joint, else 1. */
  readonly adults: 1 | 2;
  /** Qualifying children aged 8, all of them dependents. */
  readonly children: number;
  /** adults + children. */
  readonly people: number;
  readonly wages: Cents;
  /** Schedule C net profit; negative for a loss. */
  readonly selfEmployment: Cents;
  readonly unemployment: Cents;
  /** Fully taxable pension of a 40-year-old, from an employer's plan. */
  readonly retirement: Cents;
  /** Ordinary, unearned, not from investments. */
  readonly other: Cents;
  readonly mortgageInterest: Cents;
  /** Cash gifts to public charities. */
  readonly charity: Cents;
  /** Medical expenses before any floor. */
  readonly medical: Cents;
  /** State and local INCOME tax paid (Schedule A line 5a), before any cap. */
  readonly stateLocalTax: Cents;
}

export function householdOf(input: EstimateInput): Household {
  const joint = input.filing_status === 'married_filing_jointly';
  const adults = joint ? 2 : 1;
  return {
    status: input.filing_status,
    joint,
    adults,
    children: input.num_children,
    people: adults + input.num_children,
    wages: dollars(input.w2_income),
    selfEmployment: dollars(input.self_employment_income),
    unemployment: dollars(input.unemployment_income),
    retirement: dollars(input.retirement_income),
    other: dollars(input.other_income),
    mortgageInterest: dollars(input.mortgage_interest),
    charity: dollars(input.charitable_donations),
    medical: dollars(input.medical_expenses),
    stateLocalTax: dollars(input.state_local_taxes),
  };
}

/** The same people with nothing but their wages: what a payroll office knows. */
export const wagesOnly = (home: Household): Household => ({
  status: home.status,
  joint: home.joint,
  adults: home.adults,
  children: home.children,
  people: home.people,
  wages: home.wages,
  selfEmployment: 0,
  unemployment: 0,
  retirement: 0,
  other: 0,
  mortgageInterest: 0,
  charity: 0,
  medical: 0,
  stateLocalTax: 0,
});

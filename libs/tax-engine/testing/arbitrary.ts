import fc, { type Arbitrary } from 'fast-check';
import { dependentRelationships, filingStatuses, stateCodes, type Dependent, type EstimateInput } from '../src/input';

/** Dollars with cents: often 0, mostly everyday amounts, sometimes far larger. */
export const money: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 2_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
);

const sometimes = (amount: Arbitrary<number>): Arbitrary<number | undefined> =>
  fc.option(amount, { nil: undefined, freq: 2 });

/** Any household without a loss, in any state. */
const askedHousehold: Arbitrary<EstimateInput> = fc.record({
  filing_status: fc.constantFrom(...filingStatuses),
  state: fc.constantFrom(...stateCodes),
  num_children: fc.integer({ min: 0, max: 8 }),
  w2_income: money,
  self_employment_income: money,
  unemployment_income: money,
  retirement_income: money,
  other_income: money,
  mortgage_interest: money,
  charitable_donations: money,
  medical_expenses: money,
  state_local_taxes: money,
  federal_withheld: sometimes(money),
  state_withheld: sometimes(money),
  estimated_payments: sometimes(money),
});

const loss = money
  .filter((amount) => amount > 0)
  .map((amount) => ({ self_employment_income: 0, business_loss: amount }));
const noLoss = fc.constant({});

/** Any household that `POST /calculate-tax` accepts, in any state; one in ten has a business loss. */
export const household: Arbitrary<EstimateInput> = fc
  .tuple(askedHousehold, fc.oneof({ weight: 9, arbitrary: noLoss }, { weight: 1, arbitrary: loss }))
  .map(([home, lost]) => ({ ...home, ...lost }));

const two = (part: number): string => String(part).padStart(2, '0');
const dayBetween = (from: number, to: number): Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);

/** Birth dates on either side of legal thresholds: ages 17, 19, 25 and 65, and Michigan's years. */
const edges = [
  ...['2007-12-31', '2008-01-01', '2005-12-31', '2006-01-01', '2000-01-01', '2000-01-02'],
  ...['1959-12-31', '1960-01-01', '1960-01-02', '1958-01-01', '1958-01-02', '1953-01-01', '1952-12-31'],
  ...['1946-01-01', '1945-12-31', '1962-12-31', '1963-01-01', '2024-12-31'],
];
const birthDate = (from: number, to: number): Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: dayBetween(from, to) }, { weight: 1, arbitrary: fc.constantFrom(...edges) });

const dependent: Arbitrary<Dependent> = fc.record({
  birth_date: fc.oneof(birthDate(2003, 2024), birthDate(1930, 2024)),
  relationship: fc.constantFrom(...dependentRelationships),
});

/** Everyone's birth dates, mostly known, and their city. */
const ages = fc.record({
  filer_birth_date: fc.option(birthDate(1930, 2006), { nil: undefined, freq: 6 }),
  spouse_birth_date: fc.option(birthDate(1930, 2006), { nil: undefined, freq: 6 }),
  dependents: fc.option(fc.array(dependent, { maxLength: 6 }), { nil: undefined, freq: 6 }),
  city: fc.constantFrom(undefined, 'Detroit', 'East Lansing', 'Grand Rapids', 'Warren'),
  city_withheld: sometimes(money),
});

/** The same households with birth dates; `num_children` is the length of the list. */
const aged = (home: Arbitrary<EstimateInput>): Arbitrary<EstimateInput> =>
  fc.tuple(home, ages).map(([facts, { dependents, ...dates }]) => ({
    ...facts,
    ...dates,
    ...(dependents ? { dependents, num_children: dependents.length } : {}),
  }));

/** Whether filers are blind, students or claimable by someone else: mostly not said. */
const said = fc.constantFrom(undefined, undefined, false, true);
export const filerFacts = fc.record({
  filer_blind: said,
  spouse_blind: said,
  filer_student: said,
  spouse_student: said,
  filer_claimable: said,
  spouse_claimable: said,
});

/** Any household of any ages that `POST /calculate-tax` accepts. */
export const agedHousehold: Arbitrary<EstimateInput> = aged(household);

/** The same households with tips, overtime pay and car loan interest. */
export const additionalHousehold: Arbitrary<EstimateInput> = fc
  .tuple(agedHousehold, fc.record({ qualified_tips: money, qualified_overtime: money, car_loan_interest: money }))
  .map(([home, amounts]) => ({ ...home, ...amounts }));

/** A fixed sample of them. */
export const sameAdditionalHouseholds = (count: number): EstimateInput[] =>
  fc.sample(additionalHousehold, { numRuns: count, seed: 2025 });

/**
 * Returns a fixed sample of households, the same in every runtime that the results are compared in: this process, the
 * server, a browser.
 */
export const sameHouseholds = (count: number): EstimateInput[] =>
  fc.sample(agedHousehold, { numRuns: count, seed: 2024 });

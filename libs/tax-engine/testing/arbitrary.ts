import fc, { type Arbitrary } from 'fast-check';
import { filingStatuses, stateCodes, type EstimateInput } from '../src/input';

/** Dollars with cents: often 0, mostly everyday amounts, now and then far beyond them. */
export const money: Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 2_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
);

const sometimes = (amount: Arbitrary<number>): Arbitrary<number | undefined> =>
  fc.option(amount, { nil: undefined, freq: 2 });

/** Any household `POST /calculate-tax` takes, in any state. */
export const askedHousehold: Arbitrary<EstimateInput> = fc.record({
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

const loss = money.filter((amount) => amount > 0).map((amount) => ({ self_employment_income: -amount }));
const noLoss = fc.constant({});

/** Any household the engine can be asked about: one in ten has a business that lost money. */
export const household: Arbitrary<EstimateInput> = fc
  .tuple(askedHousehold, fc.oneof({ weight: 9, arbitrary: noLoss }, { weight: 1, arbitrary: loss }))
  .map(([home, lost]) => ({ ...home, ...lost }));

/** The same households wherever the engine's answers are compared: in this process, on the server, in a browser. */
export const sameHouseholds = (count: number): EstimateInput[] =>
  fc.sample(askedHousehold, { numRuns: count, seed: 2024 });

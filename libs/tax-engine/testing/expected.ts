import fc, { type Arbitrary } from 'fast-check';
import type { EstimateInput } from '../src/input';
import type { TaxLaw } from '../src/law/tax-law';
import { expectedPapersOf, type ExpectedPapers } from '../src/range/expected-papers';
import type { MissingPaper, PaidFact } from '../src/range/paper';
import { agedHousehold } from './arbitrary';
import { coverageShares, withCoverage } from './covered';

/** A household that expects papers, and what each of them says. */
export interface ExpectingHousehold {
  readonly input: EstimateInput;
  readonly papers: readonly MissingPaper[];
  /** The household with what the papers at these positions say, as a client enters it. */
  readonly entered: (positions: readonly number[]) => EstimateInput;
}

const names = fc.uniqueArray(fc.constantFrom('Acme', 'Globex', 'Initech'), { maxLength: 2 });
const expected: Arbitrary<ExpectedPapers> = fc.record({
  employers: names,
  customers: names,
  platforms: names,
  pensions: names,
  banks: names,
  brokers: names,
  hasSocialSecurity: fc.boolean(),
  hasMarketplace: fc.boolean(),
  hasHome: fc.boolean(),
});

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Any household that has entered nothing of some kinds, and one to three papers that it expects. */
export const expectingHousehold = (law: TaxLaw): Arbitrary<ExpectingHousehold> =>
  fc
    .tuple(
      agedHousehold,
      expected,
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 3, maxLength: 3 }),
      fc.tuple(fc.nat(), coverageShares),
    )
    .map(([home, will, [wages, work, pension, other, mortgage, paid], says, [first, coverage]]): ExpectingHousehold => {
      const input: EstimateInput = {
        ...home,
        ...(wages ? { w2_income: 0 } : {}),
        ...(work ? { self_employment_income: 0, business_loss: undefined } : {}),
        ...(pension ? { retirement_income: 0 } : {}),
        ...(other ? { other_income: 0 } : {}),
        ...(mortgage ? { mortgage_interest: 0 } : {}),
        ...(paid ? { federal_withheld: undefined, state_withheld: undefined } : {}),
      };
      const all = expectedPapersOf(input, law, will);
      const from = first % Math.max(1, all.length);
      const papers = [...all.slice(from), ...all.slice(0, from)].slice(0, says.length);
      const entered = (positions: readonly number[]): EstimateInput =>
        positions.reduce((known, at) => {
          const { amount, premiums, paid: bounds = [] } = papers[at] ?? {};
          const [pick, part] = says[at] ?? [0, 0];
          if (premiums !== undefined) return withCoverage(known, premiums, coverage);
          if (!amount) return known;
          const steps = Math.ceil((amount.to - amount.from) / amount.step);
          const value = Math.min(amount.to, amount.from + (pick % (steps + 1)) * amount.step);
          const withheld = bounds.map((bound): [PaidFact, number] => {
            const most = Math.floor(cents(value) * ('share' in bound ? bound.share : 0));
            return [bound.fact, (cents(known[bound.fact] ?? 0) + Math.floor(most * part)) / 100];
          });
          return { ...known, [amount.fact]: known[amount.fact] + value, ...Object.fromEntries(withheld) };
        }, input);
      return { input, papers, entered };
    })
    .filter(({ papers }) => papers.length > 0);

import fc from 'fast-check';
import { estimate } from '../src/estimate';
import type { EstimateInput } from '../src/input';
import type { TaxLaw } from '../src/law/tax-law';
import type { MissingPaper } from '../src/range/paper';
import { mostEstimates, rangeOf } from '../src/range/range';
import type { RangeEnd } from '../src/range/tax-range';
import { expectingHousehold } from './expected';
import { hiddenCase } from './hidden-papers';

/** A household that lacks papers, and what it is once some of them have arrived. */
export interface Lacking {
  readonly input: EstimateInput;
  readonly papers: readonly MissingPaper[];
  readonly entered: (positions: readonly number[]) => EstimateInput;
}

/** Papers of facts that were left open, mixed with others whose amounts add to what was entered. */
export const hiding = (law: TaxLaw) =>
  hiddenCase(law).map(({ input, hidden }): Lacking => ({
    input,
    papers: hidden.map(({ paper }) => paper),
    entered: (positions) => positions.reduce((home, at) => hidden[at]?.reveal(home) ?? home, input),
  }));

/** In Oklahoma the balance both rises and falls with a repayment (`range/coverage.ts`). */
const insuredInOklahoma = (law: TaxLaw) =>
  expectingHousehold(law)
    .filter(({ papers }) => papers.some(({ premiums }) => premiums !== undefined))
    .map(({ input, papers, entered }): Lacking => ({
      input: { ...input, state: 'OK' },
      papers,
      entered: (positions) => ({ ...entered(positions), state: 'OK' }),
    }));

const kindsOfHouseholds = {
  'lacks one to three papers': hiding,
  'expects papers of payers': expectingHousehold,
  'expects Form 1095-A in Oklahoma': insuredInOklahoma,
};

const inCents = (dollars: number): number => Math.round(dollars * 100);
const endOf = ({ balance }: RangeEnd): number => inCents(balance);

function balanceOf(input: EstimateInput, law: TaxLaw): number {
  const { estimated_refund, estimated_owe } = estimate(input, law);
  return inCents(estimated_refund) - inCents(estimated_owe);
}

const without = <Item>(items: readonly Item[], position: number): Item[] => items.filter((_, at) => at !== position);

/** What a range promises. */
const proofs = {
  'contains the true result'({ input, papers, entered }: Lacking, law: TaxLaw): void {
    const { low, high } = rangeOf(input, papers, law);
    const truth = balanceOf(entered(papers.map((_, at) => at)), law);
    expect(truth).toBeGreaterThanOrEqual(endOf(low));
    expect(truth).toBeLessThanOrEqual(endOf(high));
  },
  'has a household at both ends whose estimate is the end'({ input, papers }: Lacking, law: TaxLaw): void {
    const { low, high, estimates } = rangeOf(input, papers, law);
    expect(balanceOf(low.household, law)).toBe(endOf(low));
    expect(balanceOf(high.household, law)).toBe(endOf(high));
    expect(estimates).toBeLessThanOrEqual(mostEstimates);
  },
  'is never widened by a paper that arrives'({ input, papers, entered }: Lacking, law: TaxLaw): void {
    const { low, high } = rangeOf(input, papers, law);
    papers.forEach((_, at) => {
      const later = rangeOf(entered([at]), without(papers, at), law);
      expect(endOf(later.low)).toBeGreaterThanOrEqual(endOf(low));
      expect(endOf(later.high)).toBeLessThanOrEqual(endOf(high));
    });
  },
};

interface Sample {
  readonly households: number;
  /** Absent: other households every time. */
  readonly seed?: number;
}

/** Checks every promise over households of every kind. */
export function proveRanges(law: TaxLaw, { households: numRuns, seed }: Sample): void {
  describe.each(Object.entries(kindsOfHouseholds))(`range of any household of ${law.year} that %s`, (_kind, of) => {
    it.each(Object.entries(proofs))('%s', (_promise, holds) =>
      fc.assert(
        fc.property(of(law), (household) => holds(household, law)),
        { numRuns, ...(seed === undefined ? {} : { seed }) },
      ),
    );
  });
}

import fc from 'fast-check';
import { agedHousehold, filerFacts } from '../testing/arbitrary';
import { estimate } from './estimate';
import type { EstimateInput } from './input';
import { lawOf } from './law/laws';

const years = fc.constantFrom(2024, 2025, 2026);

/** Checks one property over random households in all states, of all ages and years. */
const holds = (property: (input: EstimateInput, year: number) => void): void =>
  fc.assert(fc.property(agedHousehold, years, property), { numRuns: 1_000 });

const noFacts = {
  filer_blind: false,
  spouse_blind: false,
  filer_student: false,
  spouse_student: false,
  filer_claimable: false,
  spouse_claimable: false,
};

describe('facts about filers', () => {
  it('change no byte of the answer if they are absent or false', () =>
    holds((input, year) => {
      const answer = JSON.stringify(estimate(input, lawOf(year)));
      expect(JSON.stringify(estimate({ ...input, ...noFacts }, lawOf(year)))).toBe(answer);
    }));

  it("ignore the spouse's unless the return is joint", () =>
    holds((input, year) => {
      fc.pre(input.filing_status !== 'married_filing_jointly');
      const spouse = { spouse_blind: true, spouse_student: true, spouse_claimable: true };
      expect(estimate({ ...input, ...spouse }, lawOf(year))).toEqual(estimate(input, lawOf(year)));
    }));

  it('never cost federal tax for being blind, nor save any for being claimable', () =>
    holds((input, year) => {
      const portion = (facts: Partial<EstimateInput>) =>
        estimate({ ...input, federal_withheld: 0, ...facts }, lawOf(year)).federal_refund_portion;
      const regular = portion({});
      expect(portion({ filer_blind: true })).toBeGreaterThanOrEqual(regular);
      expect(portion({ filer_claimable: true })).toBeLessThanOrEqual(regular);
    }));

  it('keep every amount in whole cents', () =>
    fc.assert(
      fc.property(agedHousehold, filerFacts, years, (input, facts, year) => {
        const { lines } = estimate({ ...input, ...facts }, lawOf(year));
        expect(lines.filter(({ amount }) => amount !== Math.round(amount * 100) / 100)).toEqual([]);
      }),
      { numRuns: 1_000 },
    ));
});

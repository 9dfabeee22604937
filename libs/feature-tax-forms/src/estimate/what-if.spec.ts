import fc from 'fast-check';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate, stateCodes } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { agedHousehold, household } from '@portal/tax-engine/testing/arbitrary';
import { insuredHouseholds } from '@portal/tax-engine/testing/insured';
import { applies, differenceBetween, requestWith, type OtherFact } from './what-if';

const resultOf = (request: TaxEstimateRequest, year = 2024) => estimate(completeEstimateInput(request), lawOf(year));

const otherFact: fc.Arbitrary<OtherFact> = fc.oneof(
  fc.constantFrom<OtherFact>({ kind: 'joint' }, { kind: 'child' }),
  fc.constantFrom(2025, 2026).map((year) => ({ kind: 'law' as const, year })),
  fc.constantFrom(...stateCodes).map((state) => ({ kind: 'state' as const, state })),
);

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + Math.round(one * 100), 0) / 100;

it('shows lines whose differences add up to the difference, in any household', () =>
  fc.assert(
    fc.property(fc.oneof(household, agedHousehold), otherFact, ({ dependents, ...facts }, fact) => {
      const home = { ...facts, ...(dependents ? { dependents: [...dependents] } : {}) };
      const was = resultOf(home);
      const is = resultOf(requestWith(fact, home, was), fact.kind === 'law' ? fact.year : 2024);
      const { parts, total } = differenceBetween(was, is);
      expect(sum(parts.map(({ effect = NaN }) => effect))).toBe(total);
    }),
    { numRuns: 1000 },
  ));

const family: TaxEstimateRequest = {
  filing_status: 'head_of_household',
  state: 'MI',
  city: 'Detroit',
  num_children: 1,
  dependents: [{ relationship: 'child', birth_date: '2015-05-05' }],
  w2_income: 60_000,
};

describe('another fact', () => {
  it('changes nothing else, and keeps what has been paid', () => {
    const was = resultOf(family);
    const [federal, state] = ['1040.25d', 'state.withheld'].map(
      (id) => was.lines.find((line) => line.id === id)?.amount,
    );
    const { dependents: _before, ...asked } = requestWith({ kind: 'child' }, family, was);
    const { dependents: _known, ...given } = family;
    expect(asked).toEqual({ ...given, num_children: 2, federal_withheld: federal, state_withheld: state });
  });

  it('has the withholding of another state, and not the city', () => {
    const asked = requestWith({ kind: 'state', state: 'OH' }, family, resultOf(family));
    expect(asked).toMatchObject({ state: 'OH', state_withheld: undefined });
    expect(asked).not.toHaveProperty('city');
  });

  it('is offered only if it is not so already', () => {
    expect(applies({ kind: 'joint' }, family)).toBe(true);
    expect(applies({ kind: 'joint' }, { ...family, filing_status: 'married_filing_jointly' })).toBe(false);
    expect(applies({ kind: 'child' }, { ...family, num_children: 20 })).toBe(false);
  });

  it.each(insuredHouseholds)('adds up with Form 8962, without its percentages: %j', ({ dependents: _, ...facts }) => {
    const was = resultOf(facts);
    const { parts, others, total } = differenceBetween(was, resultOf(requestWith({ kind: 'joint' }, facts, was)));
    expect(sum(parts.map(({ effect = NaN }) => effect))).toBe(total);
    expect(others.map(({ line }) => line.id)).toContain('8962.4');
    expect(others.filter(({ line }) => line.unit)).toEqual([]);
  });

  it('is worth what the law says: a second child 2,000 dollars of credit and the Michigan exemption', () => {
    const was = resultOf(family);
    const { parts, total } = differenceBetween(was, resultOf(requestWith({ kind: 'child' }, family, was)));
    const effects = Object.fromEntries(parts.map(({ line, effect }) => [line.id, effect]));
    // 5,600 × 4.25 %
    expect(effects['state.net_tax']).toBe(238);
    expect((effects['1040.24'] ?? 0) + (effects['1040.28'] ?? 0)).toBe(2000);
    expect(total).toBe(2238 + (effects['1040.27'] ?? 0));
  });
});

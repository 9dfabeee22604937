import fc from 'fast-check';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate, stateCodes } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { cities } from '@portal/tax-engine/local/michigan-cities';
import { agedHousehold, household, money } from '@portal/tax-engine/testing/arbitrary';
import { insuredHouseholds } from '@portal/tax-engine/testing/insured';
import { amountKinds, applies, differenceBetween, inputWith, requestWith, type OtherFact } from './what-if';

const resultOf = (request: TaxEstimateRequest, year = 2024) => estimate(completeEstimateInput(request), lawOf(year));

const otherFact: fc.Arbitrary<OtherFact> = fc.oneof(
  fc.constantFrom<OtherFact>({ kind: 'joint' }, { kind: 'child' }),
  fc.constantFrom(2025, 2026).map((year) => ({ kind: 'law' as const, year })),
  fc.constantFrom(...stateCodes).map((state) => ({ kind: 'state' as const, state })),
  fc.constantFrom('', ...cities.map(({ name }) => name)).map((city) => ({ kind: 'city' as const, city })),
  fc.record({ kind: fc.constantFrom(...amountKinds), amount: money }),
);

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + Math.round(one * 100), 0) / 100;

it('shows lines whose differences add up to the difference, in any household', () =>
  fc.assert(
    fc.property(fc.oneof(household, agedHousehold), otherFact, ({ dependents, ...facts }, fact) => {
      const home = { ...facts, ...(dependents ? { dependents: [...dependents] } : {}) };
      const was = resultOf(home);
      const is = estimate(inputWith(fact, home, was), lawOf(fact.kind === 'law' ? fact.year : 2024));
      const { parts, total } = differenceBetween(was, is);
      expect(sum(parts.map(({ effect = NaN }) => effect))).toBe(total);
      const kept = ({ estimated_refund, estimated_owe, local }: typeof was) =>
        sum([estimated_refund, -estimated_owe, -(local?.tax ?? 0)]);
      expect(total).toBe(sum([kept(is), -kept(was)]));
    }),
    { numRuns: 2000 },
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

  it('is worth what the law says: a second child 2,000 dollars of credit, and the exemptions of Michigan and Detroit', () => {
    const was = resultOf(family);
    const { parts, total } = differenceBetween(was, resultOf(requestWith({ kind: 'child' }, family, was)));
    const effects = Object.fromEntries(parts.map(({ line, effect }) => [line.id, effect]));
    // 5,600 × 4.25 %
    expect(effects['state.net_tax']).toBe(238);
    expect((effects['1040.24'] ?? 0) + (effects['1040.28'] ?? 0)).toBe(2000);
    // Detroit's exemption: 600 × 2.4 %
    expect(effects['local.tax']).toBe(14.4);
    expect(total).toBe(2252.4 + (effects['1040.27'] ?? 0));
  });

  it('is worth what the city takes: Detroit 2.4 % of what is left after 600 dollars for each of two people', () => {
    const was = resultOf(family);
    const is = resultOf(requestWith({ kind: 'city', city: '' }, family, was));
    const { parts, total, hasCity } = differenceBetween(was, is);
    // (60,000 − 1,200) × 2.4 %
    expect(parts.map(({ line, effect }) => [line.id, effect])).toEqual([['local.tax', 1411.2]]);
    expect([total, hasCity]).toEqual([1411.2, true]);
  });

  it('moves a household of another state to Michigan with the city', () => {
    const asked = requestWith({ kind: 'city', city: 'Detroit' }, { ...family, state: 'OH' }, resultOf(family));
    expect(asked).toMatchObject({ state: 'MI', city: 'Detroit', state_withheld: undefined });
  });

  it('changes the refund by exactly what more was withheld, and nothing else', () => {
    const was = resultOf(family);
    const { parts, total } = differenceBetween(
      was,
      resultOf(requestWith({ kind: 'moreWithheld', amount: 1234.56 }, family, was)),
    );
    expect(parts.map(({ line }) => line.id)).toEqual(['1040.25d']);
    expect(total).toBe(1234.56);
  });

  it('is worth what an IRA saves in federal, Michigan and Detroit tax, and a plan at work changes nothing below the limit', () => {
    const was = resultOf(family);
    for (const kind of ['ira', 'iraWithPlan'] as const) {
      const is = estimate(inputWith({ kind, amount: 7_000 }, family, was), lawOf(2024));
      const effects = Object.fromEntries(differenceBetween(was, is).parts.map(({ line, effect }) => [line.id, effect]));
      // 12 % in the Tax Table, 4.25 % and 2.4 % of 7,000.
      expect(effects).toEqual({ '1040.24': 840, 'state.net_tax': 297.5, 'local.tax': 168 });
    }
  });
});

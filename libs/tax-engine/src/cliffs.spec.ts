import fc from 'fast-check';
import { household } from '../testing/arbitrary';
import { falls, jumps, type Cliff } from '../testing/cliffs';
import { request } from '../testing/request';
import { federalReturnOf } from './federal/federal-return';
import { householdOf } from './household';
import { stateCodes, type EstimateInput } from './input';
import { law2024 } from './law/2024/law';
import type { Cents } from './money';
import { stateLaw } from './state-laws';

interface Taxes {
  /** Line 24 without self-employment tax. */
  readonly federal: Cents;
  readonly selfEmployment: Cents;
  /** Tax after exemption credits, before credits that by law grow with wages or end at a limit. */
  readonly state: Cents;
  /** After all nonrefundable credits. */
  readonly stateAfterCredits: Cents;
}

function taxesOf(input: EstimateInput): Taxes {
  const home = householdOf(input, law2024);
  const federal = federalReturnOf(home, law2024.federal);
  const state = stateLaw(input.state, law2024).compute(home, federal);
  const refundable = state.credits.filter(([at]) => at.kind === 'refundable');
  return {
    federal: federal.totalTax - federal.selfEmploymentTax,
    selfEmployment: federal.selfEmploymentTax,
    state: state.withholdingBasis + state.otherTaxes,
    stateAfterCredits: state.netTax + refundable.reduce((sum, [, amount]) => sum + amount, 0),
  };
}

/** Two rounding steps on one return may differ by a cent each. */
const roundingNoise = 2;

const raise = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }).map((cents) => cents / 100),
  fc.integer({ min: 1, max: 50_000 }),
);

/** A fixed seed, so that a rare failure can be reproduced. */
const runs = { seed: 2024, numRuns: 400 };

describe('a rise in wages alone', () => {
  it('never lowers the federal tax, except for the Social Security part of Schedule SE', () =>
    fc.assert(
      fc.property(household, raise, (input, more) => {
        const [before, after] = [taxesOf(input), taxesOf({ ...input, w2_income: input.w2_income + more })];
        expect(after.federal).toBeGreaterThanOrEqual(before.federal);
        expect(before.selfEmployment - after.selfEmployment).toBeLessThanOrEqual(
          Math.ceil(more * 100 * 0.124) + roundingNoise,
        );
      }),
      { ...runs, numRuns: 5_000 },
    ));

  it.each(stateCodes)('never lowers the tax of %s, except at the listed cliffs', (state) => {
    const listed = falls.filter(({ where }) => where === state);
    const without = Object.fromEntries(listed.flatMap(({ facts = [] }) => facts.map((fact) => [fact, 0])));
    const most = Math.max(0, ...listed.map(({ most = 0 }) => most * 100)) + roundingNoise;
    fc.assert(
      fc.property(household, raise, (input, more) => {
        const facts = { ...input, ...without, state };
        const fall = taxesOf(facts).state - taxesOf({ ...facts, w2_income: input.w2_income + more }).state;
        expect(fall).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });
});

/**
 * Returns the tax in cents. Federal: all of line 24. State: after credits for tests of rises, which the end of a credit
 * often causes; before credits for tests of falls.
 */
function taxOf({ where, request: facts }: Cliff, wages: number, kind: 'fall' | 'jump'): Cents {
  const taxes = taxesOf(request({ ...facts, w2_income: wages }));
  if (where === 'federal') return taxes.federal + taxes.selfEmployment;
  return kind === 'jump' ? taxes.stateAfterCredits : taxes.state;
}

describe('listed cliff', () => {
  it.each(falls)('lowers the tax at $where: $rule', (cliff) => {
    const [before, after] = cliff.wages;
    expect(taxOf(cliff, after, 'fall')).toBeLessThan(taxOf(cliff, before, 'fall'));
  });

  it.each(jumps)('raises the tax sharply at $where: $rule', (cliff) => {
    const [before, after] = cliff.wages;
    expect(taxOf(cliff, after, 'jump') - taxOf(cliff, before, 'jump')).toBeGreaterThan(40 * (after - before) * 100);
  });
});

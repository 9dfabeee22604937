import fc from 'fast-check';
import { agedHousehold } from '../../testing/arbitrary';
import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { mostIraContribution } from '../law/ira-law';
import { lawOf } from '../law/laws';

const deducted = (facts: Partial<EstimateInput>, year = 2024): number =>
  estimate(request({ w2_income: 60_000, ira_contribution: 100_000, ...facts }), lawOf(year)).lines.find(
    ({ id }) => id === 'S1.20',
  )?.amount ?? 0;

describe('the most that a filer may contribute', () => {
  it.each([
    [2024, undefined, 7_000],
    [2024, '1975-01-02', 7_000],
    [2024, '1975-01-01', 8_000],
    [2025, '1960-05-05', 8_000],
    [2026, undefined, 7_500],
    [2026, '1960-05-05', 8_600],
  ])('is of %d for someone born on %s %d', (year, filer_birth_date, most) => {
    expect(mostIraContribution(lawOf(year), filer_birth_date)).toBe(most);
    expect(deducted({ filer_birth_date }, year)).toBe(most);
  });

  it('is never more than what was earned', () => {
    expect(deducted({ w2_income: 1_200.5 })).toBe(1_200.5);
    expect(deducted({ w2_income: 0, retirement_income: 40_000 })).toBe(0);
    expect(deducted({ w2_income: 0, business_loss: 500 })).toBe(0);
  });
});

describe('the deduction with a plan at work, by Worksheet 1-2 of Pub. 590-A', () => {
  const with2024 = (facts: Partial<EstimateInput>) => deducted({ has_plan_at_work: true, ...facts });

  it('is full up to the income of the year, and none from its end', () => {
    expect(with2024({ w2_income: 77_000 })).toBe(7_000);
    expect(with2024({ w2_income: 87_000 })).toBe(0);
    expect(with2024({ w2_income: 123_000, filing_status: 'married_filing_jointly' })).toBe(7_000);
    expect(with2024({ w2_income: 143_000, filing_status: 'qualifying_widow' })).toBe(0);
    expect(deducted({ w2_income: 91_000, has_plan_at_work: true }, 2026)).toBe(0);
  });

  it('shrinks in between, rounded up to the next 10 dollars, and is at least 200', () => {
    // (87,000 − 80,333) × 70 % = 4,666.90
    expect(with2024({ w2_income: 80_333 })).toBe(4_670);
    // (143,000 − 130,000) × 35 % = 4,550
    expect(with2024({ w2_income: 130_000, filing_status: 'married_filing_jointly' })).toBe(4_550);
    // (87,000 − 86,900) × 70 % = 70
    expect(with2024({ w2_income: 86_900 })).toBe(200);
    expect(with2024({ w2_income: 80_333, ira_contribution: 1_000 })).toBe(1_000);
  });

  it('begins to shrink at once on a separate return', () =>
    // (10,000 − 5,000) × 70 %
    expect(with2024({ w2_income: 5_000, filing_status: 'married_filing_separately' })).toBe(3_500));
});

describe('the states', () => {
  const agi = (state: EstimateInput['state'], ira_contribution: number): number =>
    amountOf(estimate(request({ state, w2_income: 60_000, ira_contribution })), 'state.agi');

  it.each(['MI', 'AL', 'AR', 'CA', 'NY'] as const)('follow the federal deduction: %s', (state) =>
    expect(agi(state, 0) - agi(state, 5_000)).toBe(5_000),
  );

  it.each(['MA', 'NJ', 'PA'] as const)('have no such deduction: %s', (state) =>
    expect(agi(state, 5_000)).toBe(agi(state, 0)),
  );
});

it('is a part of line 10, and never raises the adjusted gross income', () =>
  fc.assert(
    fc.property(agedHousehold, fc.integer({ min: 1, max: 9_000 }), fc.boolean(), (home, amount, has_plan_at_work) => {
      const { lines } = estimate({ ...home, ira_contribution: amount, has_plan_at_work });
      const of = (id: string) => lines.find((line) => line.id === id)?.amount ?? 0;
      expect(of('1040.10')).toBeCloseTo(of('SE.13') + of('S1.20'), 2);
      expect(of('1040.11')).toBeCloseTo(of('1040.9') - of('1040.10'), 2);
      expect(of('S1.20')).toBeLessThanOrEqual(amount);
      expect(estimate(home).lines.find(({ id }) => id === '1040.11')?.amount).toBeGreaterThanOrEqual(of('1040.11'));
    }),
    { numRuns: 500 },
  ));

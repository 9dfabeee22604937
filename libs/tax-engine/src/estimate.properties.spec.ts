import fc from 'fast-check';
import { agedHousehold } from '../testing/arbitrary';
import { amountOf } from '../testing/request';
import { estimate } from './estimate';
import type { EstimateInput } from './input';
import type { EstimateResult } from './result';

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Returns every number in a result. */
const numbersOf = (result: EstimateResult): number[] => [
  ...Object.values(result).filter((value): value is number => typeof value === 'number'),
  ...result.lines.map((line) => line.amount),
];

/** Checks one property over random households. */
const holds = (property: (result: EstimateResult, input: EstimateInput) => void): void =>
  fc.assert(
    fc.property(agedHousehold, (input) => property(estimate(input), input)),
    { numRuns: 1_500 },
  );

describe('estimate for any household in any state', () => {
  it('contains only finite numbers and no negative zero', () =>
    holds((result) => {
      const faulty = numbersOf(result).filter((number) => !Number.isFinite(number) || Object.is(number, -0));
      expect(faulty).toEqual([]);
    }));

  it('has amounts in whole cents', () =>
    holds((result) => {
      const faulty = result.lines.filter((line) => line.amount !== cents(line.amount) / 100);
      expect(faulty).toEqual([]);
    }));

  it('has a refund or an amount owed, never both', () =>
    holds((result) => {
      expect(result.estimated_refund).toBeGreaterThanOrEqual(0);
      expect(result.estimated_owe).toBeGreaterThanOrEqual(0);
      expect(Math.min(result.estimated_refund, result.estimated_owe)).toBe(0);
      expect(cents(result.estimated_refund) - cents(result.estimated_owe)).toBe(
        cents(result.federal_refund_portion) + cents(result.state_refund_portion),
      );
    }));

  it('is the same for the same facts', () => holds((result, input) => expect(estimate({ ...input })).toEqual(result)));

  it('has rates that are fractions', () =>
    holds((result) => {
      expect(result.state_rate).toBeGreaterThanOrEqual(0);
      expect(result.state_rate).toBeLessThan(0.15);
      expect(result.federal_effective_rate).toBeGreaterThanOrEqual(0);
    }));

  it('has each line only once', () =>
    holds((result) => {
      const ids = result.lines.map((line) => line.id);
      expect(new Set(ids).size).toBe(ids.length);
    }));
});

/** Returns a line that is omitted when it is 0, in cents. */
const lineOrNothing = (result: EstimateResult, id: string): number =>
  cents(result.lines.find((line) => line.id === id)?.amount ?? 0);

describe('sum of the lines', () => {
  const lineOf = (result: EstimateResult) => (id: string) => cents(amountOf(result, id));

  it('is correct from income to taxable income', () =>
    holds((result, input) => {
      const line = lineOf(result);
      // Form 461 limits the loss that may be deducted in a year.
      const most = input.filing_status === 'married_filing_jointly' ? 610_000 : 305_000;
      const income = [
        input.w2_income,
        Math.max(input.self_employment_income - (input.business_loss ?? 0), -most),
        input.unemployment_income,
        input.retirement_income,
        input.other_income,
      ];
      expect(line('1040.9')).toBe(income.reduce((sum, amount) => sum + cents(amount), 0));
      expect(line('1040.9')).toBe(line('1040.1z') + line('1040.5b') + line('1040.8'));
      expect(line('1040.10')).toBe(line('SE.13'));
      expect(line('1040.11')).toBe(line('1040.9') - line('1040.10'));
      expect(line('1040.13')).toBe(line('8995.15'));
      expect(line('1040.14')).toBe(line('1040.12') + line('1040.13'));
      expect(line('1040.15')).toBe(Math.max(0, line('1040.11') - line('1040.14')));
    }));

  it('is correct from tax to refund', () =>
    holds((result) => {
      const line = lineOf(result);
      expect(line('1040.22')).toBe(line('1040.16') - line('1040.19') - lineOrNothing(result, '1040.20'));
      expect(line('1040.23')).toBe(line('SE.12') + line('8959.18'));
      expect(line('1040.24')).toBe(line('1040.22') + line('1040.23'));
      expect(line('1040.33')).toBe(line('1040.25d') + line('1040.26') + line('1040.27') + line('1040.28'));
      expect(line('1040.34') - line('1040.37')).toBe(line('1040.33') - line('1040.24'));
      expect(line('1040.28')).toBeLessThanOrEqual(line('8812.16b'));
    }));

  it('is correct on Schedule A when it is used', () =>
    holds((result) => {
      const parts = result.lines.filter(({ id }) => ['A.4', 'A.5e', 'A.10', 'A.14'].includes(id));
      if (parts.length === 0) return;
      expect(parts.reduce((sum, part) => sum + cents(part.amount), 0)).toBe(cents(amountOf(result, 'A.17')));
      expect(amountOf(result, '1040.12')).toBe(amountOf(result, 'A.17'));
    }));

  it('is correct on the state return', () =>
    holds((result) => {
      const line = lineOf(result);
      const sumOf = (prefix: string) =>
        result.lines.filter(({ id }) => id.startsWith(prefix)).reduce((sum, { amount }) => sum + cents(amount), 0);
      expect(line('state.net_tax')).toBe(
        line('state.tax_before_credits') - sumOf('state.credit.') + sumOf('state.other_taxes'),
      );
      expect(cents(result.state_refund_portion)).toBe(line('state.withheld') - line('state.net_tax'));
      expect(line('state.eitc')).toBeLessThanOrEqual(sumOf('state.credit.'));
      expect(line('state.withheld')).toBeGreaterThanOrEqual(0);
    }));

  it('matches the totals of the result', () =>
    holds((result) => {
      const line = lineOf(result);
      expect(cents(result.total_income)).toBe(line('1040.9'));
      expect(cents(result.taxable_income)).toBe(line('1040.15'));
      expect(cents(result.child_tax_credit)).toBe(line('1040.19') + line('1040.28'));
      expect(cents(result.earned_income_credit)).toBe(line('1040.27'));
      expect(cents(result.total_credits)).toBe(line('1040.19') + line('1040.27') + line('1040.28'));
      expect(cents(result.federal_tax_after_credits)).toBe(line('1040.24'));
      expect(cents(result.federal_refund_portion)).toBe(line('1040.34') - line('1040.37'));
    }));
});

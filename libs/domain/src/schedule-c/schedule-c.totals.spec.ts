import { scheduleCTotals } from './schedule-c.totals';

describe('scheduleCTotals', () => {
  it.each([
    ['totals of 0 for an empty form', {}, [0, 0, 0]],
    [
      'income as gross_receipts − returns_allowances + other_income',
      { gross_receipts: 1_000, returns_allowances: 100.1, other_income: 0.35 },
      [900.25, 0, 900.25],
    ],
    [
      'expenses with meals_entertainment at 50 percent',
      { meals_entertainment: 200, wages: 10, utilities: 0.05 },
      [0, 110.05, -110.05],
    ],
    ['half of an odd cent, rounded up', { meals_entertainment: 0.01 }, [0, 0.01, -0.01]],
    [
      'exact cents where sums of doubles would be off',
      { gross_receipts: 0.3, advertising: 0.1, travel: 0.2 },
      [0.3, 0.3, 0],
    ],
    ['negative income when returns exceed sales', { returns_allowances: 5 }, [-5, 0, -5]],
    ['values that are not amounts as 0', { gross_receipts: '12', supplies: null, wages: NaN }, [0, 0, 0]],
  ])('computes %s', (_what, amounts, [total_income, total_expenses, net_profit_loss]) =>
    expect(scheduleCTotals(amounts)).toEqual({ total_income, total_expenses, net_profit_loss }),
  );
});

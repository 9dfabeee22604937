import { scheduleCTotals } from './schedule-c.totals';

describe('scheduleCTotals', () => {
  it.each([
    ['nothing', {}, [0, 0, 0]],
    [
      '"gross_receipts − returns_allowances + other_income"',
      { gross_receipts: 1_000, returns_allowances: 100.1, other_income: 0.35 },
      [900.25, 0, 900.25],
    ],
    [
      '"meals_entertainment counted at 50 percent"',
      { meals_entertainment: 200, wages: 10, utilities: 0.05 },
      [0, 110.05, -110.05],
    ],
    ['half of an odd cent, upwards', { meals_entertainment: 0.01 }, [0, 0.01, -0.01]],
    ['sums that doubles get wrong', { gross_receipts: 0.3, advertising: 0.1, travel: 0.2 }, [0.3, 0.3, 0]],
    ['a refund that is larger than what was sold', { returns_allowances: 5 }, [-5, 0, -5]],
    ['what is no amount as 0', { gross_receipts: '12', supplies: null, wages: NaN }, [0, 0, 0]],
  ])('counts %s', (_what, amounts, [total_income, total_expenses, net_profit_loss]) =>
    expect(scheduleCTotals(amounts)).toEqual({ total_income, total_expenses, net_profit_loss }),
  );
});

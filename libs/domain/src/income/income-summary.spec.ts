import { incomeByKind, incomeKinds, selfEmploymentIncome, totalIncome } from './income-by-kind';
import { incomeSummary } from './income-summary';

const intake = {
  w2_income: 50_000.1,
  self_employment_income: 900,
  unemployment_income: 0.2,
  retirement_income: 10,
  other_income: 25.5,
};

describe('incomeSummary', () => {
  it('returns null before the client has filled in anything', () => expect(incomeSummary(null, null)).toBeNull());

  it('adds up all kinds of income on the intake form', () =>
    expect(incomeSummary(intake, null)).toEqual({
      total_income: 50_935.8,
      w2_income: 50_000.1,
      income_1099_misc: 25.5,
      income_1099_nec: 900,
      schedule_c_profit: 0,
      other_income: 10.2,
    }));

  it.each([
    ['a profit', 1_234.5, 51_270.3],
    ['a loss', -1_000, 49_035.8],
    ['nothing', 0, 50_035.8],
  ])('replaces self-employment income with %s from Schedule C', (_what, net_profit_loss, total_income) =>
    expect(incomeSummary(intake, { net_profit_loss })).toMatchObject({
      total_income,
      income_1099_nec: 0,
      schedule_c_profit: net_profit_loss,
    }),
  );

  it('accepts a Schedule C without an intake form, and treats blank amounts as 0', () => {
    expect(incomeSummary(null, { net_profit_loss: -5 })).toMatchObject({ total_income: -5, w2_income: 0 });
    expect(incomeSummary({ w2_income: null }, null)).toMatchObject({ total_income: 0 });
  });
});

it('adds up six kinds of income in whole cents', () => {
  const income = incomeByKind({ ...intake, self_employment_income: 900 }, { net_profit_loss: -0.3 });
  expect(income).toMatchObject({ self_employment_income: 0, schedule_c_profit: -0.3 });
  expect(totalIncome(income)).toBe(50_035.5);
  expect(Object.keys(income).sort()).toEqual([...incomeKinds].sort());
});

it('uses only one source of self-employment income', () => {
  expect(selfEmploymentIncome(900, null)).toBe(900);
  expect(selfEmploymentIncome(900, { net_profit_loss: -10 })).toBe(-10);
  expect(selfEmploymentIncome(null, null)).toBe(0);
});

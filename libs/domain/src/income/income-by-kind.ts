/** Dollars of the tax year by kind of income (specification part 2, section 3). Only a Schedule C can be negative. */
export interface IncomeByKind {
  w2_income: number;
  /** Amount entered on the intake form; 0 if there is a Schedule C, whose net result replaces it. */
  self_employment_income: number;
  /** Negative for a loss. */
  schedule_c_profit: number;
  unemployment_income: number;
  retirement_income: number;
  other_income: number;
}

export const incomeKinds = [
  'w2_income',
  'self_employment_income',
  'schedule_c_profit',
  'unemployment_income',
  'retirement_income',
  'other_income',
] as const satisfies readonly (keyof IncomeByKind)[];

export type IntakeIncome = {
  readonly [Kind in Exclude<keyof IncomeByKind, 'schedule_c_profit'>]?: number | null | undefined;
};
export interface BusinessIncome {
  net_profit_loss: number;
}

/**
 * Returns the self-employment income. A Schedule C replaces the amount on the intake form, so that no income is counted
 * twice.
 */
export const selfEmploymentIncome = (entered: number | null | undefined, business: BusinessIncome | null): number =>
  business ? business.net_profit_loss : (entered ?? 0);

/**
 * The single definition of a client's income (decisions, section 5), used by the income summary, the estimate and all
 * figures of the office. The migration `create-client-income` computes the same in the database.
 */
export function incomeByKind(intake: IntakeIncome | null, business: BusinessIncome | null): IncomeByKind {
  const counted = selfEmploymentIncome(intake?.self_employment_income, business);
  return {
    w2_income: intake?.w2_income ?? 0,
    self_employment_income: business ? 0 : counted,
    schedule_c_profit: business ? counted : 0,
    unemployment_income: intake?.unemployment_income ?? 0,
    retirement_income: intake?.retirement_income ?? 0,
    other_income: intake?.other_income ?? 0,
  };
}

/** Returns the sum of amounts in dollars, added up in whole cents. */
export const sumOfDollars = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100 + 0;

/** Returns the total of all kinds of income, dollars. */
export const totalIncome = (income: Readonly<IncomeByKind>): number =>
  sumOfDollars(incomeKinds.map((kind) => income[kind]));

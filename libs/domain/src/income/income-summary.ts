import { incomeByKind, sumOfDollars, totalIncome, type BusinessIncome, type IntakeIncome } from './income-by-kind';
import type { IncomeSummary } from './income.dto';

/** Returns the data of a client's income summary; null before anything is filled in (decisions, section 5). */
export function incomeSummary(
  intake: IntakeIncome | null,
  business: BusinessIncome | null,
): Omit<IncomeSummary, 'calculated_at'> | null {
  if (!intake && !business) return null;
  const income = incomeByKind(intake, business);
  return {
    total_income: totalIncome(income),
    w2_income: income.w2_income,
    income_1099_misc: income.other_income,
    income_1099_nec: income.self_employment_income,
    schedule_c_profit: income.schedule_c_profit,
    other_income: sumOfDollars([income.unemployment_income, income.retirement_income]),
  };
}

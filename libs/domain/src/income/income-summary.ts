import type { IntakeBody } from '../intake/intake.dto';
import type { IncomeSummary } from './income.dto';

type Intake = Pick<
  IntakeBody,
  'w2_income' | 'self_employment_income' | 'unemployment_income' | 'retirement_income' | 'other_income'
>;
interface Business {
  net_profit_loss: number;
}

const cents = (dollars: number | null | undefined): number => Math.round((dollars ?? 0) * 100);

/** Schedule C says what a business earned; only without one the amount of the intake form counts, so that nothing counts twice. */
export const selfEmploymentIncome = (entered: number | null | undefined, business: Business | null): number =>
  business ? business.net_profit_loss : (entered ?? 0);

/** Income by kind; null when nothing was filled in yet (decisions, section 5). */
export function incomeSummary(
  intake: Intake | null,
  business: Business | null,
): Omit<IncomeSummary, 'calculated_at'> | null {
  if (!intake && !business) return null;
  const kinds = {
    w2_income: cents(intake?.w2_income),
    income_1099_misc: cents(intake?.other_income),
    income_1099_nec: business ? 0 : cents(intake?.self_employment_income),
    schedule_c_profit: cents(business?.net_profit_loss),
    other_income: cents(intake?.unemployment_income) + cents(intake?.retirement_income),
  };
  const total_income = Object.values(kinds).reduce((sum, kind) => sum + kind, 0);
  const dollars = Object.entries({ total_income, ...kinds }).map(([kind, amount]) => [kind, amount / 100]);
  return Object.fromEntries(dollars) as Omit<IncomeSummary, 'calculated_at'>;
}

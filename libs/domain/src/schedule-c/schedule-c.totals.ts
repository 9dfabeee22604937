import { scheduleCAmounts, scheduleCAmountNames, type ScheduleCAmount } from './schedule-c.fields';
import { scheduleCLimits } from './schedule-c.limits';

/** Amounts in dollars. */
export interface ScheduleCTotals {
  total_income: number;
  total_expenses: number;
  /** Negative for a loss. */
  net_profit_loss: number;
}

/** Returns the deductible part of an amount, in cents: all of it, except for meals and entertainment. */
function countedCents(name: ScheduleCAmount, dollars: number): number {
  const cents = Math.round(dollars * 100);
  return name === 'meals_entertainment' ? Math.round(cents * scheduleCLimits.mealsShare) : cents;
}

/**
 * Computes total income = gross receipts − returns + other income; total expenses, with half of meals; net = income −
 * expenses (specification part 1, section 5). The database computes the same from its columns. Treats a value that is
 * not an amount as 0.
 */
export function scheduleCTotals(amounts: Partial<Record<ScheduleCAmount, unknown>>): ScheduleCTotals {
  const sums = { income: 0, expenses: 0 };
  for (const name of scheduleCAmountNames) {
    const field = scheduleCAmounts[name];
    const amount = amounts[name];
    const cents = typeof amount === 'number' && Number.isFinite(amount) ? countedCents(name, amount) : 0;
    sums[field.section] += 'taken' in field ? -cents : cents;
  }
  // Adding 0 converts -0 to 0.
  const dollars = (cents: number): number => cents / 100 + 0;
  return {
    total_income: dollars(sums.income),
    total_expenses: dollars(sums.expenses),
    net_profit_loss: dollars(sums.income - sums.expenses),
  };
}

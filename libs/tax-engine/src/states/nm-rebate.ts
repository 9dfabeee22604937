import type { Household } from '../household';
import type { Figure } from '../law/rules/figure';
import { atLeastZero, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueOver } from '../phase-out';

/** Rebates by income row, and the limits of the rows ("over"), which are the same for every number of exemptions. */
type RebateFigure = Figure<{ readonly limits: readonly number[]; readonly columns: readonly (readonly number[])[] }>;

/** NMSA 7-2-2(L): all income from whatever source; a loss counts as 0. */
const modifiedGrossIncome = (home: Household): Cents =>
  home.wages + atLeastZero(home.selfEmployment) + home.unemployment + home.retirement + home.other;

/** Filers 65 or older count as three: NMSA 7-2-14(C). */
const moreForSeniors = 2;

/** Compiles the low income comprehensive tax rebate, PIT-RC line 14; halved on a separate return. */
export function lowIncomeRebateOf({ value }: RebateFigure): (home: Household) => Cents {
  const columns = value.columns.map((amounts) =>
    stepTableOfDollars(value.limits.map((limit, row) => [limit, amounts[row] ?? 0])),
  );
  return (home) => {
    const table = columns[smaller(home.people + home.seniors * moreForSeniors + home.blind, columns.length) - 1];
    if (!table) return 0;
    const rebate = valueOver(table, modifiedGrossIncome(home));
    return home.status === 'married_filing_separately' ? rebate / 2 : rebate;
  };
}

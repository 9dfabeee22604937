import type { AgedStateCase, LaterStateCase, StateCase } from './cases';

/** States whose own tax tables round within a row, while the sources use the rate schedules. */
const withTaxTables: ReadonlySet<string> = new Set(['AR', 'CA', 'MN', 'NJ', 'NY', 'OR', 'UT', 'WI']);

/**
 * Maximum difference in dollars between line 27 from the EIC Table and from the formula: half a row at the steepest
 * rate, 0.45, or less, plus half a dollar of rounding.
 */
const eicTableSlack = 11.25;

/**
 * State credits are shares of line 27, which the engine takes from the EIC Table and the sources from the formula. A
 * match over 100% exists only in SC.
 */
export function toleranceOf(
  { request, expected }: StateCase | AgedStateCase | LaterStateCase,
  federalCredit: number,
): number {
  const base = withTaxTables.has(request.state) ? 5 : 2;
  const share = expected.federal_eitc > 0 ? Math.min(1.25, expected.state_eitc / expected.federal_eitc) : 0;
  return base + share * Math.min(eicTableSlack, Math.abs(federalCredit - expected.federal_eitc));
}

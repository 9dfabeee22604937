import type { PremiumTaxCredit } from '../federal/premium-tax-credit';
import type { TraceLine } from '../result';
import { entry, linesOf } from './line';

const form8962 = linesOf('8962', 'Form 8962');

const repaid = linesOf('S2', 'Schedule 2')('1a', 'Excess advance premium tax credit to repay');
const netOfSchedule = linesOf('S3', 'Schedule 3')('9', 'Net premium tax credit');
const householdIncome = form8962('3', 'Household income');
const povertyLine = form8962('4', 'Federal poverty line');
const percentOfLine = form8962('5', 'Household income as a percentage of the poverty line');
const applicableFigure = form8962('7', 'Applicable figure, as a percentage');
const contribution = form8962('8a', 'Annual contribution');
const mostAssistance = form8962('11', 'Maximum premium assistance');
const total = form8962('24', 'Total premium tax credit');
const advance = form8962('25', 'Advance payments of the premium tax credit');
const net = form8962('26', 'Net premium tax credit');
const excess = form8962('27', 'Excess advance payments');
const limit = form8962('28', 'Repayment limitation');
const repayment = form8962('29', 'Excess advance premium tax credit to repay');

/** Lines 5 and 7 are no amounts: what they print as 187 and 0.0148 is shown as 187% and 1.48%. */
const asPercent = (line: TraceLine): TraceLine => ({ ...line, unit: 'percent' });

/** Adds the lines by which Form 8962 enters Form 1040, if they are not 0. */
export function addPremiumSchedules(lines: TraceLine[], credit: PremiumTaxCredit | null): void {
  if (credit && credit.repayment > 0) lines.push(entry(repaid, credit.repayment));
  if (credit && credit.net > 0) lines.push(entry(netOfSchedule, credit.net));
}

/** Adds Form 8962; without a right to the credit, its calculation is left out, as on the form. */
export function addPremiumLines(lines: TraceLine[], credit: PremiumTaxCredit | null): void {
  if (!credit) return;
  lines.push(
    entry(householdIncome, credit.householdIncome),
    entry(povertyLine, credit.povertyLine),
    asPercent(entry(percentOfLine, credit.percent * 100)),
  );
  if (!credit.ineligible)
    lines.push(
      asPercent(entry(applicableFigure, credit.applicableFigure)),
      entry(contribution, credit.contribution),
      entry(mostAssistance, credit.mostAssistance),
    );
  lines.push(entry(total, credit.total), entry(advance, credit.advance));
  if (credit.net > 0) lines.push(entry(net, credit.net));
  if (credit.excess === 0) return;
  lines.push(entry(excess, credit.excess));
  if (credit.limit !== null) lines.push(entry(limit, credit.limit));
  lines.push(entry(repayment, credit.repayment));
}

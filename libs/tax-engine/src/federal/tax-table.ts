import { forStatus } from '../by-status';
import type { FilingStatus } from '../input';
import type { FederalLaw } from '../law/federal-law';
import { dollars, toWholeDollars, type Cents } from '../money';
import { taxOn } from '../schedule';

/** Taxable incomes from here on use the Tax Computation Worksheet: Form 1040 instructions, line 16. */
const tableEnd = dollars(100_000);

/** The first rows of the Tax Table: 0-5 (no tax), 5-15, 15-25; then rows of 25 dollars up to 3,000 and of 50 dollars above. */
const [firstRowEnd, secondRowEnd, thirdRowEnd] = [dollars(5), dollars(15), dollars(25)];
const wideRowsStart = dollars(3_000);
const [narrowRow, wideRow] = [dollars(25), dollars(50)];

/** Returns the income at which a Tax Table row is computed: its middle. */
function middleOfRow(taxableIncome: Cents): Cents {
  if (taxableIncome < firstRowEnd) return 0;
  if (taxableIncome < secondRowEnd) return (firstRowEnd + secondRowEnd) / 2;
  if (taxableIncome < thirdRowEnd) return (secondRowEnd + thirdRowEnd) / 2;
  const row = taxableIncome < wideRowsStart ? narrowRow : wideRow;
  return Math.floor(taxableIncome / row) * row + row / 2;
}

/** 1040 line 16: from the Tax Table in whole dollars below 100,000, from the rate schedule above. */
export function incomeTaxOn(law: FederalLaw, status: FilingStatus, taxableIncome: Cents): Cents {
  const schedule = forStatus(law.rateSchedules, status);
  return taxableIncome < tableEnd
    ? toWholeDollars(taxOn(schedule, middleOfRow(taxableIncome)))
    : taxOn(schedule, taxableIncome);
}

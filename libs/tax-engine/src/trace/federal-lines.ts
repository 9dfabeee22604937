import { refundableLimit } from '../federal/child-tax-credit';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero } from '../money';
import type { TraceLine } from '../result';
import { line } from './line';
import type { Payments } from './payments';

const form1040 = 'Form 1040';
const scheduleA = 'Schedule A';
const scheduleSE = 'Schedule SE';
const schedule8812 = 'Schedule 8812';

/** Form 1040 from income to taxable income. */
function incomeLines(lines: TraceLine[], home: Household, federal: FederalFacts): void {
  lines.push(
    line('1040.1z', form1040, 'Wages', home.wages),
    line('1040.5b', form1040, 'Taxable pensions', home.retirement),
    line(
      '1040.8',
      form1040,
      'Business, unemployment and other income',
      home.selfEmployment + home.unemployment + home.other,
    ),
    line('1040.9', form1040, 'Total income', federal.totalIncome),
    line('1040.10', form1040, 'Adjustments to income', federal.halfSelfEmploymentTax),
    line('1040.11', form1040, 'Adjusted gross income', federal.agi),
    line('1040.12', form1040, federal.itemizes ? 'Itemized deductions' : 'Standard deduction', federal.deduction),
    line('1040.13', form1040, 'Qualified business income deduction', federal.qbiDeduction),
    line('1040.14', form1040, 'Deductions together', federal.deduction + federal.qbiDeduction),
    line('1040.15', form1040, 'Taxable income', federal.taxableIncome),
  );
}

/** Form 1040 from the tax to the amount owed. */
function taxLines(lines: TraceLine[], federal: FederalFacts, paid: Payments): void {
  const credits = federal.earnedIncomeCredit + federal.additionalChildTaxCredit;
  lines.push(
    line('1040.16', form1040, 'Tax', federal.incomeTax),
    line('1040.19', form1040, 'Child tax credit', federal.childTaxCredit),
    line('1040.22', form1040, 'Tax after the child tax credit', federal.incomeTaxAfterCredits),
    line(
      '1040.23',
      form1040,
      'Other taxes: self-employment and Additional Medicare',
      federal.selfEmploymentTax + federal.additionalMedicare,
    ),
    line('1040.24', form1040, 'Total tax', federal.totalTax),
    line('1040.25d', form1040, 'Federal tax withheld', paid.federalWithheld),
    line('1040.26', form1040, 'Estimated tax payments', paid.estimatedPayments),
    line('1040.27', form1040, 'Earned income credit', federal.earnedIncomeCredit),
    line('1040.28', form1040, 'Additional child tax credit', federal.additionalChildTaxCredit),
    line('1040.33', form1040, 'Total payments', paid.federalWithheld + paid.estimatedPayments + credits),
    line('1040.34', form1040, 'Federal tax overpaid', atLeastZero(paid.federalBalance)),
    line('1040.37', form1040, 'Federal tax still owed', atLeastZero(-paid.federalBalance)),
  );
}

/** The schedules behind Form 1040, in their attachment order. */
function scheduleLines(lines: TraceLine[], home: Household, federal: FederalFacts): void {
  if (federal.itemizes) {
    lines.push(
      line('A.4', scheduleA, 'Medical expenses over 7.5 % of income', federal.medicalDeduction),
      line('A.5e', scheduleA, 'State and local taxes, up to the cap', federal.saltDeduction),
      line('A.10', scheduleA, 'Mortgage interest', federal.mortgageDeduction),
      line('A.14', scheduleA, 'Gifts to charity', federal.charityDeduction),
    );
  }
  lines.push(
    line(
      'A.17',
      scheduleA,
      federal.itemizes ? 'Itemized deductions' : 'Itemized deductions (not used)',
      federal.itemizedDeductions,
    ),
    line('SE.12', scheduleSE, 'Self-employment tax', federal.selfEmploymentTax),
    line('SE.13', scheduleSE, 'Deductible half of self-employment tax', federal.halfSelfEmploymentTax),
    line('8812.16b', schedule8812, 'Most that can be paid out as child tax credit', refundableLimit(home.children)),
    line('8995.15', 'Form 8995', 'Qualified business income deduction', federal.qbiDeduction),
    line('8959.18', 'Form 8959', 'Additional Medicare Tax', federal.additionalMedicare),
  );
}

export function addFederalLines(lines: TraceLine[], home: Household, federal: FederalFacts, paid: Payments): void {
  incomeLines(lines, home, federal);
  taxLines(lines, federal, paid);
  scheduleLines(lines, home, federal);
}

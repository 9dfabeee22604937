import { refundableLimit } from '../federal/child-tax-credit';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, type Cents } from '../money';
import type { TraceLine } from '../result';
import { entry, line, linesOf } from './line';
import type { Payments } from './payments';
import { addPremiumLines, addPremiumSchedules } from './premium-lines';

const form1040 = linesOf('1040', 'Form 1040');
const schedule1A = linesOf('1A', 'Schedule 1-A');
const scheduleA = linesOf('A', 'Schedule A');
const scheduleSE = linesOf('SE', 'Schedule SE');

const wages = form1040('1z', 'Wages');
const pensions = form1040('5b', 'Taxable pensions');
const otherIncome = form1040('8', 'Business, unemployment and other income');
const totalIncome = form1040('9', 'Total income');
const adjustments = form1040('10', 'Adjustments to income');
const agi = form1040('11', 'Adjusted gross income');
const itemizedDeduction = form1040('12', 'Itemized deductions', 'itemized');
const standardDeduction = form1040('12', 'Standard deduction');
const qbiDeduction = form1040('13', 'Qualified business income deduction');
const enhancedSenior = form1040('13b', 'Enhanced deduction for seniors');
const additionalDeductions = form1040('13b', 'Additional deductions', 'together');
const deductions = form1040('14', 'Deductions together');
const taxableIncome = form1040('15', 'Taxable income');

/** Lines of rules so new that no printed form has a number for them. */
const giftsBeside = (amount: Cents): TraceLine =>
  line('1040.gifts', 'Form 1040', undefined, 'Gifts to charity beside the standard deduction', amount);
const itemizedLost = (amount: Cents): TraceLine =>
  line('A.limit', 'Schedule A', undefined, 'Limit on itemized deductions', amount);

/** Whether line 13b is more than the deduction for seniors, so that its parts are shown too. */
const hasSchedule1A = (federal: FederalFacts): boolean =>
  federal.additionalDeductions > federal.enhancedSeniorDeduction;

/** Adds Form 1040 from income to taxable income. */
function incomeLines(lines: TraceLine[], home: Household, federal: FederalFacts): void {
  lines.push(
    entry(wages, home.wages),
    entry(pensions, home.retirement),
    entry(otherIncome, home.selfEmployment + home.unemployment + home.other),
    entry(totalIncome, federal.totalIncome),
    entry(adjustments, federal.halfSelfEmploymentTax + federal.iraDeduction),
    entry(agi, federal.agi),
    federal.itemizes ? entry(itemizedDeduction, federal.deduction) : entry(standardDeduction, federal.deduction),
    entry(qbiDeduction, federal.qbiDeduction),
  );
  const { additionalDeductions: additional } = federal;
  if (hasSchedule1A(federal)) lines.push(entry(additionalDeductions, additional));
  else if (additional > 0) lines.push(entry(enhancedSenior, additional));
  if (federal.giftsWithoutItemizing > 0) lines.push(giftsBeside(federal.giftsWithoutItemizing));
  const beside = additional + federal.giftsWithoutItemizing;
  lines.push(
    entry(deductions, federal.deduction + federal.qbiDeduction + beside),
    entry(taxableIncome, federal.taxableIncome),
  );
}

const tax = form1040('16', 'Tax');
const repaidAdvances = form1040('17', 'Excess advance premium tax credit to repay');
const childTaxCredit = form1040('19', 'Child tax credit');
const familyCredit = form1040('19', 'Child tax credit and credit for other dependents', 'family');
const elderlyCredit = form1040('20', 'Credit for the elderly');
const afterCredits = form1040('22', 'Tax after credits');
const otherTaxes = form1040('23', 'Other taxes: self-employment and Additional Medicare');
const totalTax = form1040('24', 'Total tax');
const withheld = form1040('25d', 'Federal tax withheld');
const estimatedPayments = form1040('26', 'Estimated tax payments');
const earnedIncomeCredit = form1040('27', 'Earned income credit');
const additionalChildCredit = form1040('28', 'Additional child tax credit');
const premiumTaxCredit = form1040('31', 'Net premium tax credit');
const payments = form1040('33', 'Total payments');
const overpaid = form1040('34', 'Federal tax overpaid');
const owed = form1040('37', 'Federal tax still owed');

/** Adds Form 1040 from the tax to the amount owed. */
function taxLines(lines: TraceLine[], home: Household, federal: FederalFacts, paid: Payments): void {
  const { net = 0, repayment = 0 } = federal.premiumTaxCredit ?? {};
  const credits = federal.earnedIncomeCredit + federal.additionalChildTaxCredit + net;
  const onlyChildren = home.dependents === home.childrenUnder17;
  lines.push(entry(tax, federal.incomeTax));
  if (repayment > 0) lines.push(entry(repaidAdvances, repayment));
  lines.push(
    onlyChildren ? entry(childTaxCredit, federal.childTaxCredit) : entry(familyCredit, federal.childTaxCredit),
  );
  if (federal.elderlyCredit > 0) lines.push(entry(elderlyCredit, federal.elderlyCredit));
  lines.push(
    entry(afterCredits, federal.incomeTaxAfterCredits),
    entry(otherTaxes, federal.selfEmploymentTax + federal.additionalMedicare),
    entry(totalTax, federal.totalTax),
    entry(withheld, paid.federalWithheld),
    entry(estimatedPayments, paid.estimatedPayments),
    entry(earnedIncomeCredit, federal.earnedIncomeCredit),
    entry(additionalChildCredit, federal.additionalChildTaxCredit),
  );
  if (net > 0) lines.push(entry(premiumTaxCredit, net));
  lines.push(
    entry(payments, paid.federalWithheld + paid.estimatedPayments + credits),
    entry(overpaid, atLeastZero(paid.federalBalance)),
    entry(owed, atLeastZero(-paid.federalBalance)),
  );
}

const tipsDeduction = schedule1A('13', 'Qualified tips deduction');
const overtimeDeduction = schedule1A('21', 'Qualified overtime compensation deduction');
const carLoanDeduction = schedule1A('30', 'Car loan interest deduction');
const seniorDeduction = schedule1A('37', 'Enhanced deduction for seniors');

function schedule1ALines(lines: TraceLine[], federal: FederalFacts): void {
  if (federal.tipsDeduction > 0) lines.push(entry(tipsDeduction, federal.tipsDeduction));
  if (federal.overtimeDeduction > 0) lines.push(entry(overtimeDeduction, federal.overtimeDeduction));
  if (federal.carLoanDeduction > 0) lines.push(entry(carLoanDeduction, federal.carLoanDeduction));
  if (federal.enhancedSeniorDeduction > 0) lines.push(entry(seniorDeduction, federal.enhancedSeniorDeduction));
}

const iraDeduction = linesOf('S1', 'Schedule 1')('20', 'IRA deduction');
const medical = scheduleA('4', 'Medical expenses over 7.5% of income');
const stateTaxes = scheduleA('5e', 'State and local taxes, up to the cap');
const mortgage = scheduleA('10', 'Mortgage interest');
const gifts = scheduleA('14', 'Gifts to charity');
const itemized = scheduleA('17', 'Itemized deductions');
const itemizedUnused = scheduleA('17', 'Itemized deductions (not used)', 'unused');
const selfEmploymentTax = scheduleSE('12', 'Self-employment tax');
const halfSelfEmploymentTax = scheduleSE('13', 'Deductible half of self-employment tax');
const mostPaidOut = linesOf('8812', 'Schedule 8812')('16b', 'Most that can be paid out as child tax credit');
const businessDeduction = linesOf('8995', 'Form 8995')('15', 'Qualified business income deduction');
const additionalMedicare = linesOf('8959', 'Form 8959')('18', 'Additional Medicare Tax');

/** Adds the schedules of Form 1040, in their attachment order. */
function scheduleLines(lines: TraceLine[], home: Household, federal: FederalFacts): void {
  addPremiumSchedules(lines, federal.premiumTaxCredit);
  if (hasSchedule1A(federal)) schedule1ALines(lines, federal);
  if (federal.iraDeduction > 0) lines.push(entry(iraDeduction, federal.iraDeduction));
  if (federal.itemizes) {
    lines.push(
      entry(medical, federal.medicalDeduction),
      entry(stateTaxes, federal.saltDeduction),
      entry(mortgage, federal.mortgageDeduction),
      entry(gifts, federal.charityDeduction),
    );
  }
  if (federal.itemizes && federal.itemizedLost > 0) lines.push(itemizedLost(federal.itemizedLost));
  lines.push(
    federal.itemizes ? entry(itemized, federal.itemizedDeductions) : entry(itemizedUnused, federal.itemizedDeductions),
    entry(selfEmploymentTax, federal.selfEmploymentTax),
    entry(halfSelfEmploymentTax, federal.halfSelfEmploymentTax),
    entry(mostPaidOut, refundableLimit(federal.law, home.childrenUnder17)),
    entry(businessDeduction, federal.qbiDeduction),
    entry(additionalMedicare, federal.additionalMedicare),
  );
  addPremiumLines(lines, federal.premiumTaxCredit);
}

export function addFederalLines(lines: TraceLine[], home: Household, federal: FederalFacts, paid: Payments): void {
  incomeLines(lines, home, federal);
  taxLines(lines, home, federal, paid);
  scheduleLines(lines, home, federal);
}

/** Replaces the lines whose number differs on the form of a later year: other estimates share the line itself. */
export function renumberLines(lines: TraceLine[], numbers: Readonly<Record<string, string>>): void {
  lines.forEach((line, index) => {
    const number = numbers[line.id];
    if (number !== undefined) lines[index] = { ...line, line: number };
  });
}

import { notUnder, turnsBy } from '../ages';
import { byStatus, forStatus, type ByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { payrollTaxOn } from '../federal/payroll-tax';
import { dependentsBornBy, dependentsUnder, type Household } from '../household';
import { amountOf, amountsOf, scheduleOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { less, total } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const noTaxAddsPersonal: ByStatus<boolean> = byStatus({ single: false, joint: true, head: true, widow: false });

const notUnder13 = notUnder(13);

const bornBy65 = turnsBy(65);

const lines = {
  deductions: less('ma_deductions', 'Payroll taxes and gifts', '16'),
  exemptions: less('ma_exemptions', 'Exemptions', '18'),
  byRate: total('ma_rate', 'Tax at 5%, and 4% over $1,053,750', '28'),
  untaxed: less('ma_no_tax_status', 'No tax status', '27'),
};

const credits = {
  limitedIncomeTaxCredit: nonrefundable('ma_limited_income_tax_credit', 'Massachusetts limited income credit', {
    line: '29',
  }),
  eitc: refundable('ma_eitc', 'Massachusetts earned income credit', { line: '43', earnedIncome: true }),
  childAndFamilyCreditOrDependentCareCredit: refundable(
    'ma_child_and_family_credit_or_dependent_care_credit',
    'Massachusetts child and family tax credit',
    { line: '46' },
  ),
};

export const massachusetts = (law: Figures<'MA'>): StateLaw => {
  const rate = law.rate.value;
  const surtax = scheduleOf(law.surtax);
  const personalExemptions = amountsOf(law.personalExemptions);
  const dependentExemption = amountOf(law.dependentExemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const blindExemption = amountOf(law.blindExemption);
  const payrollTaxDeduction = amountOf(law.payrollTaxDeduction);
  const noTaxBase = amountsOf(law.noTaxBase);
  const limitedIncomeMultiple = law.limitedIncomeMultiple.value;
  const limitedIncomeRate = law.limitedIncomeRate.value;
  const eitcMatch = law.eitcMatch.value;
  const familyCredit = amountOf(law.familyCredit);

  /** Lines 11 to 15: payroll taxes and gifts. */
  const deductionsOf = (home: Household, federal: FederalFacts): Cents =>
    smaller(payrollTaxDeduction, payrollTaxOn(federal.law, home.wages) + federal.selfEmploymentTax) +
    federal.charityDeduction;

  /** Line 2g: personal and dependent exemptions, and medical expenses when they are deducted federally. */
  const exemptionsOf = (home: Household, federal: FederalFacts): Cents =>
    forStatus(personalExemptions, home.status) +
    home.dependents * dependentExemption +
    home.seniors * seniorExemption +
    home.blind * blindExemption +
    (federal.itemizes ? federal.medicalDeduction : 0);

  /** AGI up to which there is no tax; separate returns get neither this status nor the credit. */
  const noTaxLimit = (home: Household): Cents =>
    forStatus(noTaxBase, home.status) +
    home.dependents * dependentExemption +
    (forStatus(noTaxAddsPersonal, home.status) ? forStatus(personalExemptions, home.status) : 0);

  return {
    code: 'MA',
    name: 'Massachusetts',
    form: 'Form 1',
    kind: 'flat',
    totals: { agi: '10', taxableIncome: '21', tax: '28' },
    unsupported: [
      'Rental deduction (needs the rent)',
      'Senior circuit breaker credit (needs rent or property tax)',
      'Exclusion of pensions from public plans (needs the kind of plan)',
    ],
    compute(home, federal) {
      // Half of the self-employment tax is not deducted: M.G.L. c. 62 s. 2(d).
      const agi = atLeastZero(federal.totalIncome);
      const deductions = deductionsOf(home, federal);
      const exemptions = exemptionsOf(home, federal);
      const taxableIncome = atLeastZero(agi - deductions - exemptions);
      const separate = home.status === 'married_filing_separately';
      const limit = noTaxLimit(home);
      const untaxed = !separate && agi <= limit;
      const byRate = share(taxableIncome, rate) + taxOn(surtax, taxableIncome);
      const tax = untaxed ? 0 : byRate;
      const limited = !separate && !untaxed && agi <= limit * limitedIncomeMultiple;
      return settle({
        from: 0,
        toAgi: none,
        agi,
        toTaxable: [
          [lines.deductions, deductions],
          [lines.exemptions, exemptions],
        ],
        taxableIncome,
        toTax: [
          [lines.byRate, byRate],
          [lines.untaxed, untaxed ? byRate : 0],
        ],
        tax,
        rate,
        credits: [
          [credits.limitedIncomeTaxCredit, limited ? atLeastZero(tax - share(agi - limit, limitedIncomeRate)) : 0],
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
          [
            credits.childAndFamilyCreditOrDependentCareCredit,
            (dependentsUnder(home, notUnder13) + dependentsBornBy(home, bornBy65)) * familyCredit,
          ],
        ],
        otherTaxes: 0,
      });
    },
  };
};

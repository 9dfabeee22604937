import { notUnder, turnsBy } from '../ages';
import { byStatus, dollarsByStatus, forStatus, type ByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { payrollTaxOn } from '../federal/payroll-tax';
import { dependentsBornBy, dependentsUnder, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents, type Rate } from '../money';
import { schedule, taxOn } from '../schedule';
import { less, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** M.G.L. c. 62 s. 4(b); Form 1 2024 line 22. */
const rate = 0.05;

/** 4% over $1,053,750: Mass. Constitution, amendment article XLIV; Form 1 2024 line 28. */
const surtax = schedule([
  [0, 0],
  [1_053_750, 0.04],
]);

/** M.G.L. c. 62 s. 3(B)(b); Form 1 2024 lines 2a and 2b. */
const personalExemptions = dollarsByStatus({ single: 4_400, joint: 8_800, head: 6_800, widow: 4_400 });
const dependentExemption = dollars(1_000);
/** Per filer 65 or older: M.G.L. c. 62 s. 3(B)(b)(1A); Form 1 2024 line 2c. */
const seniorExemption = dollars(700);

/**
 * Social Security and Medicare tax paid, at most this much per earner: M.G.L. c. 62 s. 3(B)(a)(3); Form 1 2024 line 11.
 */
const payrollTaxDeduction = dollars(2_000);

/**
 * No tax up to this AGI, plus the exemptions for statuses that add them: M.G.L. c. 62 s. 5(a); Form 1 2024 line 27,
 * Schedule NTS-L-NR/PY.
 */
const noTaxBase = dollarsByStatus({ single: 8_000, joint: 7_600, separate: 0, head: 7_600, widow: 8_000 });
const noTaxAddsPersonal: ByStatus<boolean> = byStatus({ single: false, joint: true, head: true, widow: false });

/**
 * Limited income credit: up to 1.75 times the no-tax amount, tax over 10% of the excess is forgiven; M.G.L. c. 62 s.
 * 5(a); Form 1 2024 line 29.
 */
const limitedIncomeMultiple: Rate = 1.75;
const limitedIncomeRate: Rate = 0.1;

/** Share of the federal credit: M.G.L. c. 62 s. 6(h); Form 1 2024 line 43. */
const eitcMatch = 0.4;

/** Per dependent under 13, or 65 or older, without a cap: M.G.L. c. 62 s. 6(x); Form 1 2024 line 46. */
const familyCredit = dollars(440);
const notUnder13 = notUnder(13);
const bornBy65 = turnsBy(65);

const lines = {
  deductions: less('ma_deductions', 'Payroll taxes and gifts', '16'),
  exemptions: less('ma_exemptions', 'Exemptions', '18'),
  byRate: total('ma_rate', 'Tax at 5%, and 4% over $1,053,750', '28'),
  untaxed: less('ma_no_tax_status', 'No tax status', '27'),
};

/** Lines 11 to 15: payroll taxes and gifts. */
const deductionsOf = (home: Household, federal: FederalFacts): Cents =>
  smaller(payrollTaxDeduction, payrollTaxOn(federal.law, home.wages) + federal.selfEmploymentTax) +
  federal.charityDeduction;

/** Line 2g: personal and dependent exemptions, and medical expenses when they are deducted federally. */
const exemptionsOf = (home: Household, federal: FederalFacts): Cents =>
  forStatus(personalExemptions, home.status) +
  home.dependents * dependentExemption +
  home.seniors * seniorExemption +
  (federal.itemizes ? federal.medicalDeduction : 0);

/** AGI up to which there is no tax; separate returns get neither this status nor the credit. */
const noTaxLimit = (home: Household): Cents =>
  forStatus(noTaxBase, home.status) +
  home.dependents * dependentExemption +
  (forStatus(noTaxAddsPersonal, home.status) ? forStatus(personalExemptions, home.status) : 0);

export const massachusetts: StateLaw = {
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
      agi,
      toTaxable: [
        [lines.deductions, deductions],
        [lines.exemptions, exemptions],
      ],
      toTax: [
        [lines.byRate, byRate],
        [lines.untaxed, untaxed ? byRate : 0],
      ],
      taxableIncome,
      tax,
      rate,
      credits: [
        {
          name: 'ma_limited_income_tax_credit',
          label: 'Massachusetts limited income credit',
          line: '29',
          amount: limited ? atLeastZero(tax - share(agi - limit, limitedIncomeRate)) : 0,
          kind: 'nonrefundable',
        },
        {
          name: 'ma_eitc',
          label: 'Massachusetts earned income credit',
          line: '43',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'ma_child_and_family_credit_or_dependent_care_credit',
          label: 'Massachusetts child and family tax credit',
          line: '46',
          amount: (dependentsUnder(home, notUnder13) + dependentsBornBy(home, bornBy65)) * familyCredit,
          kind: 'refundable',
        },
      ],
    });
  },
};

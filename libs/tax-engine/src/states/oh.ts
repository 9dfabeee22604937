import { dollarsByStatus, forStatus } from '../by-status';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueOver, valueUpTo } from '../phase-out';
import { marginalRate, schedule, taxOn } from '../schedule';
import { fromFederalAgi, less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/**
 * R.C. 5747.02(A)(3): nothing up to 26,050, beyond it 360.69 and 2.75%, over 100,000 2,394.32 and 3.5%; IT 1040
 * instructions 2024, tax brackets.
 */
const noTaxUpTo = dollars(26_050);
const baseTax = dollars(360.69);
const nonbusinessRates = schedule([
  [0, 0],
  [26_050, 0.0275],
  [100_000, 0.035],
]);

/** R.C. 5747.01(A)(28) with 5747.02(A)(4): business income deduction, and the flat rate on what is over it; Ohio Schedule of Business Income. */
const businessDeductionLimit = dollarsByStatus({ single: 250_000, joint: 250_000, separate: 125_000 });
const businessRate = 0.03;

/** R.C. 5747.025: exemption per person by modified AGI ("not over"); IT 1040 line 4. */
const lastExemption = dollars(1_900);
const exemptions = stepTableOfDollars([
  [40_000, 2_400],
  [80_000, 2_150],
]);

/** R.C. 5747.01(A)(10)(b): medical expenses over 7.5% of federal AGI; Schedule of Adjustments. */
const medicalFloor = 0.075;

/** R.C. 5747.055(B): retirement income credit by retirement income ("over"), modified AGI less exemptions under 100,000; Schedule of Credits line 2. */
const retirementCredits = stepTableOfDollars([
  [500, 25],
  [1_500, 50],
  [3_000, 80],
  [5_000, 130],
  [8_000, 200],
]);
const retirementCreditUnder = dollars(100_000);

/**
 * Per return with a filer 65 or older, modified AGI less exemptions under 100,000: R.C. 5747.055(F); Schedule of
 * Credits line 4.
 */
const seniorCredit = dollars(50);

/** R.C. 5747.022: 20 per person while modified AGI less exemptions is under 30,000; Schedule of Credits line 9. */
const exemptionCredit = dollars(20);
const exemptionCreditUnder = dollars(30_000);

/** R.C. 5747.71, nonrefundable; Schedule of Credits line 13. */
const eitcMatch = 0.3;

const lines = {
  medical: less('oh_medical', 'Medical expenses over 7.5% of income', undefined, 'Schedule of Adjustments'),
  business: less('oh_business_deduction', 'Business income deduction', '13', 'Schedule of Adjustments'),
  exemptions: less('oh_exemptions', 'Exemptions', '4'),
  nonbusinessTax: total('oh_nonbusiness_tax', 'Tax on nonbusiness income', '8a'),
  businessTax: plus('oh_business_tax', 'Tax on business income', '8b'),
};

const nonbusinessTax = (income: Cents): Cents => (income > noTaxUpTo ? baseTax + taxOn(nonbusinessRates, income) : 0);

/** R.C. 5747.01(A)(28): the net profit itself, without the deduction for half of the SE tax. */
const businessDeduction = (home: Household): Cents =>
  smaller(atLeastZero(home.selfEmployment), forStatus(businessDeductionLimit, home.status));

const exemptionFor = (modifiedAgi: Cents): Cents => valueUpTo(exemptions, modifiedAgi) || lastExemption;

export const ohio: StateLaw = {
  code: 'OH',
  name: 'Ohio',
  form: 'IT 1040',
  kind: 'graduated',
  totals: { from: fromFederalAgi, agi: '3', taxableIncome: '5', tax: '8c', net: '10', withheld: '14' },
  unsupported: [
    'City and school district income taxes',
    'Joint filing credit (the spouse has no income of their own here)',
    'Child care and dependent credit (needs care expenses)',
    'Health insurance premiums paid without an employer, which are deducted in full',
  ],
  compute(home, federal) {
    const medical = atLeastZero(home.medical - share(atLeastZero(federal.agi), medicalFloor));
    const modifiedAgi = federal.agi - medical;
    const deducted = businessDeduction(home);
    const exemptionTotal = home.people * exemptionFor(modifiedAgi);
    const taxableIncome = atLeastZero(modifiedAgi - deducted - exemptionTotal);
    const business = smaller(atLeastZero(home.selfEmployment - deducted), taxableIncome);
    const nonbusiness = taxableIncome - business;
    const incomeForCredits = modifiedAgi - exemptionTotal;
    const onNonbusiness = nonbusinessTax(nonbusiness);
    const onBusiness = share(business, businessRate);
    return settle({
      from: federal.agi,
      toAgi: [[lines.medical, medical]],
      toTaxable: [
        [lines.business, deducted],
        [lines.exemptions, exemptionTotal],
      ],
      toTax: [
        [lines.nonbusinessTax, onNonbusiness],
        [lines.businessTax, onBusiness],
      ],
      // Modified AGI, R.C. 5747.01(II): the basis of exemptions and credits, before the business deduction.
      agi: modifiedAgi,
      taxableIncome,
      tax: onNonbusiness + onBusiness,
      rate: nonbusiness > 0 ? marginalRate(nonbusinessRates, nonbusiness) : 0,
      credits: [
        {
          name: 'oh_retirement_credit',
          label: 'Ohio retirement income credit',
          line: '2',
          form: 'Schedule of Credits',
          amount: incomeForCredits < retirementCreditUnder ? valueOver(retirementCredits, home.retirement) : 0,
          kind: 'nonrefundable',
        },
        {
          name: 'oh_senior_citizen_credit',
          label: 'Ohio senior citizen credit',
          line: '4',
          form: 'Schedule of Credits',
          amount: home.seniors > 0 && incomeForCredits < retirementCreditUnder ? seniorCredit : 0,
          kind: 'nonrefundable',
        },
        {
          name: 'oh_exemption_credit',
          label: 'Ohio exemption credit',
          line: '9',
          form: 'Schedule of Credits',
          amount: incomeForCredits < exemptionCreditUnder ? home.people * exemptionCredit : 0,
          kind: 'exemption',
        },
        {
          name: 'oh_eitc',
          label: 'Ohio earned income credit',
          line: '13',
          form: 'Schedule of Credits',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'nonrefundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

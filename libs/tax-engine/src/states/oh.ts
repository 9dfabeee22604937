import { forStatus } from '../by-status';
import type { Household } from '../household';
import { amountOf, amountsOf, scheduleOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { valueOver, valueUpTo } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { exemption, nonrefundable } from './credit-line';
import { fromFederalAgi, less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const credits = {
  retirementCredit: nonrefundable('oh_retirement_credit', 'Ohio retirement income credit', {
    line: '2',
    form: 'Schedule of Credits',
  }),
  seniorCitizenCredit: nonrefundable('oh_senior_citizen_credit', 'Ohio senior citizen credit', {
    line: '4',
    form: 'Schedule of Credits',
  }),
  exemptionCredit: exemption('oh_exemption_credit', 'Ohio exemption credit', {
    line: '9',
    form: 'Schedule of Credits',
  }),
  eitc: nonrefundable('oh_eitc', 'Ohio earned income credit', {
    line: '13',
    form: 'Schedule of Credits',
    earnedIncome: true,
  }),
};

export const ohio = (law: Figures<'OH'>): StateLaw => {
  const noTaxUpTo = amountOf(law.noTaxUpTo);
  const baseTax = amountOf(law.baseTax);
  const nonbusinessRates = scheduleOf(law.nonbusinessRates);
  const businessDeductionLimit = amountsOf(law.businessDeductionLimit);
  const businessRate = law.businessRate.value;
  const lastExemption = amountOf(law.lastExemption);
  const exemptions = stepAmountsOf(law.exemptions);
  const medicalFloor = law.medicalFloor.value;
  const retirementCredits = stepAmountsOf(law.retirementCredits);
  const retirementCreditUnder = amountOf(law.retirementCreditUnder);
  const seniorCredit = amountOf(law.seniorCredit);
  const exemptionCredit = amountOf(law.exemptionCredit);
  const exemptionCreditUnder = amountOf(law.exemptionCreditUnder);
  const eitcMatch = law.eitcMatch.value;

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

  return {
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
        // Modified AGI, R.C. 5747.01(II): the basis of exemptions and credits, before the business deduction.
        agi: modifiedAgi,
        toTaxable: [
          [lines.business, deducted],
          [lines.exemptions, exemptionTotal],
        ],
        taxableIncome,
        toTax: [
          [lines.nonbusinessTax, onNonbusiness],
          [lines.businessTax, onBusiness],
        ],
        tax: onNonbusiness + onBusiness,
        rate: nonbusiness > 0 ? marginalRate(nonbusinessRates, nonbusiness) : 0,
        credits: [
          [
            credits.retirementCredit,
            incomeForCredits < retirementCreditUnder ? valueOver(retirementCredits, home.retirement) : 0,
          ],
          [
            credits.seniorCitizenCredit,
            home.seniors > 0 && incomeForCredits < retirementCreditUnder ? seniorCredit : 0,
          ],
          [credits.exemptionCredit, incomeForCredits < exemptionCreditUnder ? home.people * exemptionCredit : 0],
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
        ],
        otherTaxes: 0,
      });
    },
  };
};

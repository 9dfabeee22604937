import { notUnder } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, type Household } from '../household';
import { netEarningsFrom } from '../federal/self-employment';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { fromFederalAgi, less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const lines = {
  medical: less('vt_medical', 'Medical expense deduction', '2'),
  deduction: less('vt_deduction', 'Standard deduction', '4'),
  exemptions: less('vt_exemptions', 'Personal exemptions', '5'),
  byRates: total('vt_rates', 'Tax by the rates', '8'),
  minimum: plus('vt_minimum_tax', 'Up to 3% of income over $150,000', '8'),
};

const credits = {
  elderlyCredit: nonrefundable('vt_elderly_credit', 'Vermont credit for the elderly', { form: 'IN-119' }),
  charitableContributionCredit: nonrefundable(
    'vt_charitable_contribution_credit',
    'Vermont charitable contribution credit',
  ),
  eitc: refundable('vt_eitc', 'Vermont earned income tax credit', { form: 'IN-112', earnedIncome: true }),
  ctc: refundable('vt_ctc', 'Vermont child tax credit', { form: 'IN-112' }),
};

export const vermont = (law: Figures<'VT'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const standardDeductions = amountsOf(law.standardDeductions);
  const seniorDeduction = amountOf(law.seniorDeduction);
  const exemption = amountOf(law.exemption);
  const minimumTaxOver = amountOf(law.minimumTaxOver);
  const minimumTaxRate = law.minimumTaxRate.value;
  const charityCreditRate = law.charityCreditRate.value;
  const charityCreditBase = amountOf(law.charityCreditBase);
  const eitcMatch = law.eitcMatch.value;
  const eitcMatchWithoutChildren = law.eitcMatchWithoutChildren.value;
  const childrenUntil = notUnder(law.childCreditAge.value);
  const childCredit = amountOf(law.childCredit);
  const childCreditStart = amountOf(law.childCreditStart);
  const childCreditStep = amountOf(law.childCreditStep);
  const childCreditLoss = amountOf(law.childCreditLoss);
  const elderlyMatch = law.elderlyMatch.value;

  const childCreditOf = (home: Household, agi: Cents): Cents =>
    atLeastZero(
      childrenUnder(home, childrenUntil) * childCredit -
        stepsOver(agi, childCreditStart, childCreditStep) * childCreditLoss,
    );
  const contributionRate = law.contributionRate.value;
  const partOfYear = law.partOfYear.value;

  const childCareContribution = ({ law }: FederalFacts, selfEmployment: Cents): Cents =>
    share(netEarningsFrom(law, selfEmployment), partOfYear * contributionRate);

  return {
    code: 'VT',
    name: 'Vermont',
    form: 'IN-111',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '3', taxableIncome: '7', tax: '8' },
    unsupported: [
      'Renter credit and property tax credit (need rent or property tax)',
      'Child and dependent care credit (needs care expenses)',
      'Exclusions for social security, civil service and military pensions',
      'Student loan interest and long-term capital gains',
    ],
    compute(home, federal) {
      const standard = forStatus(standardDeductions, home.status) + home.agedOrBlind * seniorDeduction;
      const exemptions = home.people * exemption;
      const allowances = standard + exemptions;
      // IN-112 medical deduction worksheet: the federal deduction, itemized or not, beyond standard deduction and exemptions.
      const medical = atLeastZero(federal.medicalDeduction - allowances);
      const agi = federal.agi - medical;
      const taxableIncome = atLeastZero(agi - allowances);
      const schedule = forStatus(schedules, home.status);
      const minimum = federal.agi > minimumTaxOver ? share(federal.agi, minimumTaxRate) : 0;
      const byRates = taxOn(schedule, taxableIncome);
      const tax = larger(byRates, minimum);
      return settle({
        from: federal.agi,
        toAgi: [[lines.medical, medical]],
        agi,
        toTaxable: [
          [lines.deduction, standard],
          [lines.exemptions, exemptions],
        ],
        taxableIncome,
        toTax: [
          [lines.byRates, byRates],
          [lines.minimum, tax - byRates],
        ],
        tax,
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [credits.elderlyCredit, share(federal.elderlyCredit, elderlyMatch)],
          [credits.charitableContributionCredit, share(smaller(home.charity, charityCreditBase), charityCreditRate)],
          [
            credits.eitc,
            share(federal.earnedIncomeCredit, home.childrenUnder19 > 0 ? eitcMatch : eitcMatchWithoutChildren),
          ],
          [credits.ctc, childCreditOf(home, federal.agi)],
        ],
        otherTaxes: federal.selfEmploymentTax > 0 ? childCareContribution(federal, home.selfEmployment) : 0,
      });
    },
  };
};

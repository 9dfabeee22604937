import { notUnder, turnsBy } from '../ages';
import { byStatus, forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, dependentsUnder, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, larger, share, smaller, type Cents } from '../money';
import { remainingShare, valueFrom } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { exemption, nonrefundable, refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const notUnder3 = notUnder(3);

const notUnder6 = notUnder(6);

/**
 * Retirement income credit from age 62, reduced by household income over the limit: ORS 316.157; OR-40 instructions
 * 2024.
 */
const bornBy62 = turnsBy(62);

const lines = {
  federalTax: less('or_federal_tax', 'Federal tax liability subtraction', '10'),
  deduction: less('or_deduction', 'Standard or itemized deductions', '18'),
};

const credits = {
  exemptionCredit: exemption('or_exemption_credit', 'Oregon exemption credit', { line: '25' }),
  retirementCredit: nonrefundable('or_retirement_credit', 'Oregon retirement income credit'),
  eitc: refundable('or_eitc', 'Oregon earned income credit', { earnedIncome: true }),
  ctc: refundable('or_ctc', 'Oregon Kids Credit'),
};

export const oregon = (law: Figures<'OR'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const standardDeductions = amountsOf(law.standardDeductions);
  const seniorDeductions = amountsOf(law.seniorDeductions);
  const chart = stepAmountsOf(law.chart);
  const jointChart = stepAmountsOf(law.jointChart);
  const separateChart = stepAmountsOf(law.separateChart);

  const federalTaxLimits = byStatus({ single: chart, joint: jointChart, separate: separateChart, head: jointChart });
  const exemptionCredit = amountOf(law.exemptionCredit);
  const exemptionAgiLimit = amountsOf(law.exemptionAgiLimit);
  const eitcMatch = law.eitcMatch.value;
  const eitcMatchWithToddler = law.eitcMatchWithToddler.value;
  const kidsCredit = amountOf(law.kidsCredit);
  const mostKids = law.mostKids.value;
  const kidsStart = amountOf(law.kidsStart);
  const kidsWidth = amountOf(law.kidsWidth);
  const retirementBase = amountsOf(law.retirementBase);
  const retirementLimit = amountsOf(law.retirementLimit);
  const retirementRate = law.retirementRate.value;

  function retirementCredit(home: Household, federalAgi: Cents): Cents {
    if (!isFilerBornBy(home, bornBy62)) return 0;
    const { status, retirement } = home;
    const base = atLeastZero(
      forStatus(retirementBase, status) - atLeastZero(federalAgi - forStatus(retirementLimit, status)),
    );
    return share(smaller(retirement, base), retirementRate);
  }

  const kidsCreditOf = (home: Household, oregonAgi: Cents): Cents =>
    share(
      smaller(dependentsUnder(home, notUnder6), mostKids) * kidsCredit,
      remainingShare(oregonAgi, kidsStart, kidsWidth),
    );

  /**
   * OR-40 instructions 2024, federal tax worksheet: tax after credits without repaid premium tax credits, less refundable
   * credits other than the EIC; no SE or Medicare tax.
   */
  function federalTaxSubtraction(home: Household, federal: FederalFacts): Cents {
    const { premiumTaxCredit } = federal;
    const ofPremiums = premiumTaxCredit ? premiumTaxCredit.repayment + premiumTaxCredit.total : 0;
    const liability = atLeastZero(federal.incomeTaxAfterCredits - federal.additionalChildTaxCredit - ofPremiums);
    return smaller(liability, valueFrom(forStatus(federalTaxLimits, home.status), federal.agi));
  }

  return {
    code: 'OR',
    name: 'Oregon',
    form: 'OR-40',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '15', taxableIncome: '19', tax: '20', withheld: '32' },
    unsupported: [
      'Metro, Multnomah County and transit taxes',
      'Working family household and dependent care credit (needs care expenses)',
      'Federal pension subtraction (service before October 1991)',
      'Reduced rate for business income (needs employees)',
    ],
    compute(home, federal) {
      const federalTax = federalTaxSubtraction(home, federal);
      const agi = federal.agi - federalTax;
      const itemized = federal.itemizedDeductions - federal.saltDeduction;
      const standard =
        forStatus(standardDeductions, home.status) + home.agedOrBlind * forStatus(seniorDeductions, home.status);
      const deduction = larger(itemized, standard);
      const taxableIncome = atLeastZero(agi - deduction);
      const match = childrenUnder(home, notUnder3) > 0 ? eitcMatchWithToddler : eitcMatch;
      const schedule = forStatus(schedules, home.status);
      return settle({
        from: federal.agi,
        toAgi: [[lines.federalTax, federalTax]],
        agi,
        toTaxable: [[lines.deduction, deduction]],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: [
          [
            credits.exemptionCredit,
            federal.agi <= forStatus(exemptionAgiLimit, home.status) ? home.people * exemptionCredit : 0,
          ],
          [credits.retirementCredit, retirementCredit(home, federal.agi)],
          [credits.eitc, share(federal.earnedIncomeCredit, match)],
          [credits.ctc, kidsCreditOf(home, agi)],
        ],
        otherTaxes: 0,
      });
    },
  };
};

import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { filersBornBy, isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents, type Rate } from '../money';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw, StateOutcome } from './state-law';

const [bornBy65, bornBy67] = [turnsBy(65), turnsBy(67)];

/** Earned income credit by children: none, 1, 2, 3 or more. Wis. Stat. 71.07(9e); Form 1 instructions 2024. */
const eitcMatches: readonly Rate[] = [0, 0.04, 0.11, 0.34];

const lines = {
  unemployment: less('wi_unemployment', 'Untaxed unemployment compensation', '3', 'Schedule SB'),
  pension: less('wi_pension', 'Retirement income subtraction from 65', '16', 'Schedule SB'),
  excluded: less('wi_retirement_exclusion', 'Retirement income exclusion from 67', undefined, 'Schedule SB'),
  deduction: less('wi_deduction', 'Standard deduction', '8'),
  exemptions: less('wi_exemptions', 'Exemptions', '10'),
};

const eitcMatchFor = (children: number): Rate => eitcMatches[children < 3 ? children : 3] ?? 0;

const credits = {
  itemizedDeductionCredit: nonrefundable('wi_itemized_deduction_credit', 'Wisconsin itemized deduction credit'),
  earnedIncomeCredit: refundable('wi_earned_income_credit', 'Wisconsin earned income credit', { earnedIncome: true }),
};

export const wisconsin = (law: Figures<'WI'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const largestStandard = amountsOf(law.largestStandard);
  const reductions = schedulesOf(law.reductions);
  const exemption = amountOf(law.exemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const retirementExclusion = amountOf(law.retirementExclusion);
  const pensionSubtraction = amountOf(law.pensionSubtraction);
  const pensionLimit = amountsOf(law.pensionLimit);
  const unemploymentBase = amountsOf(law.unemploymentBase);
  const unemploymentShare = law.unemploymentShare.value;
  const itemizedCreditRate = law.itemizedCreditRate.value;

  const untaxedPension = (home: Household, federalAgi: Cents): Cents =>
    isFilerBornBy(home, bornBy65) && federalAgi < forStatus(pensionLimit, home.status)
      ? smaller(home.retirement, pensionSubtraction)
      : 0;

  function untaxedUnemployment(home: Household, federalAgi: Cents): Cents {
    if (home.unemployment === 0) return 0;
    const taxed = share(atLeastZero(federalAgi - forStatus(unemploymentBase, home.status)), unemploymentShare);
    return atLeastZero(home.unemployment - taxed);
  }

  /** Computes the return. Who excludes retirement income from 67 gets no credit: 2025 Act 15. */
  function returnOf(home: Household, federal: FederalFacts, excluded: Cents): StateOutcome {
    const unemployment = untaxedUnemployment(home, federal.agi);
    const pension = untaxedPension(home, federal.agi);
    const agi = federal.agi - unemployment - pension - excluded;
    const standard = atLeastZero(
      forStatus(largestStandard, home.status) - taxOn(forStatus(reductions, home.status), agi),
    );
    const exemptions = home.people * exemption + home.seniors * seniorExemption;
    const taxableIncome = atLeastZero(agi - standard - exemptions);
    const rates = forStatus(schedules, home.status);
    const itemized = federal.itemizedDeductions - federal.saltDeduction;
    return settle({
      from: federal.agi,
      toAgi: [
        [lines.unemployment, unemployment],
        [lines.pension, pension],
        [lines.excluded, excluded],
      ],
      agi,
      toTaxable: [
        [lines.deduction, standard],
        [lines.exemptions, exemptions],
      ],
      taxableIncome,
      toTax: none,
      tax: taxOn(rates, taxableIncome),
      rate: marginalRate(rates, taxableIncome),
      credits:
        excluded > 0
          ? []
          : [
              [credits.itemizedDeductionCredit, share(atLeastZero(itemized - standard), itemizedCreditRate)],
              [credits.earnedIncomeCredit, share(federal.earnedIncomeCredit, eitcMatchFor(home.childrenUnder19))],
            ],
      otherTaxes: 0,
    });
  }

  return {
    code: 'WI',
    name: 'Wisconsin',
    form: 'Form 1',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '7', taxableIncome: '11', tax: '12' },
    unsupported: [
      'Homestead credit and school property tax credit (need rent or property tax)',
      'Married couple credit (the spouse has no income of their own here)',
      'Additional child and dependent care credit (needs care expenses)',
      'Separate returns of spouses who lived together: all unemployment is taxed there',
    ],
    compute(home, federal) {
      const withCredits = returnOf(home, federal, 0);
      const excluded = smaller(home.retirement, filersBornBy(home, bornBy67) * retirementExclusion);
      if (excluded === 0) return withCredits;
      const withExclusion = returnOf(home, federal, excluded);
      return withExclusion.netTax < withCredits.netTax ? withExclusion : withCredits;
    },
  };
};

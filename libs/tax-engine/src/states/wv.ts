import { turnsBy } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable } from './credit-line';
import { povertyGuidelineOf } from './poverty-guideline';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy65 = turnsBy(65);

const lines = {
  seniors: less('wv_senior', 'Senior citizen deduction from 65', '3'),
  exclusion: less('wv_exclusion', 'Low-income earned income exclusion', '5'),
  exemptions: less('wv_exemptions', 'Exemptions', '6'),
};

const credits = {
  lowIncomeFamilyTaxCredit: nonrefundable(
    'wv_low_income_family_tax_credit',
    'West Virginia low-income family tax credit',
    { line: '9' },
  ),
};

export const westVirginia = (law: Figures<'WV'>): StateLaw => {
  const povertyGuideline = povertyGuidelineOf(law.povertyGuideline);
  const schedules = schedulesOf(law.schedules);
  const exemption = amountOf(law.exemption);
  const seniorSubtraction = amountOf(law.seniorSubtraction);
  const exclusionLimit = amountsOf(law.exclusionLimit);
  const creditStep = amountsOf(law.creditStep);
  const creditSteps = law.creditSteps.value;
  const largestFamily = law.largestFamily.value;
  const separateShare = law.separateShare.value;

  function earnedIncomeExclusion(home: Household, federal: FederalFacts): Cents {
    const limit = forStatus(exclusionLimit, home.status);
    return federal.agi <= limit ? smaller(atLeastZero(federal.agi), smaller(federal.earnedIncome, limit)) : 0;
  }

  function familyTaxCredit(home: Household, agi: Cents, tax: Cents): Cents {
    const guideline = povertyGuideline(smaller(home.people, largestFamily));
    const start = home.status === 'married_filing_separately' ? share(guideline, separateShare) : guideline;
    const steps = stepsOver(agi, start, forStatus(creditStep, home.status));
    return steps >= creditSteps ? 0 : share(tax, 1 - steps / creditSteps);
  }

  return {
    code: 'WV',
    name: 'West Virginia',
    form: 'IT-140',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '4', taxableIncome: '7', tax: '8' },
    unsupported: [
      'Senior citizens and homestead excess property tax credits',
      'Child and dependent care credit (needs care expenses)',
      'Exclusions for public, military and social security pensions',
    ],
    compute(home, federal) {
      const seniors = isFilerBornBy(home, bornBy65) ? smaller(atLeastZero(federal.agi), seniorSubtraction) : 0;
      const agi = federal.agi - seniors;
      const exclusion = smaller(earnedIncomeExclusion(home, federal), atLeastZero(agi));
      const exemptions = home.people * exemption;
      const taxableIncome = atLeastZero(agi - exclusion - exemptions);
      const schedule = forStatus(schedules, home.status);
      const tax = taxOn(schedule, taxableIncome);
      return settle({
        from: federal.agi,
        toAgi: [[lines.seniors, seniors]],
        agi,
        toTaxable: [
          [lines.exclusion, exclusion],
          [lines.exemptions, exemptions],
        ],
        taxableIncome,
        toTax: none,
        tax,
        rate: marginalRate(schedule, taxableIncome),
        credits: [[credits.lowIncomeFamilyTaxCredit, familyTaxCredit(home, federal.agi, tax)]],
        otherTaxes: 0,
      });
    },
  };
};

import { notUnder, turnsBy } from '../ages';
import { forStatus } from '../by-status';
import { childrenUnder, filersBornBy } from '../household';
import { amountOf, amountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share } from '../money';
import { refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

/**
 * Share of the federal earned income credit; without children from age 18, with no upper age limit: 35 ILCS 5/212;
 * Schedule IL-E/EITC 2024, step 4.
 */
const bornBy18 = turnsBy(18);

const notUnder12 = notUnder(12);

const lines = {
  pension: less('il_retirement', 'Retirement income, not taxed', '5'),
  exemptions: less('il_exemptions', 'Exemptions', '10'),
};

const credits = {
  eitc: refundable('il_eitc', 'Illinois earned income tax credit', { line: '29', earnedIncome: true }),
  ctc: refundable('il_ctc', 'Illinois child tax credit', { line: '30' }),
};

export const illinois = (law: Figures<'IL'>): StateLaw => {
  const rate = law.rate.value;
  const exemption = amountOf(law.exemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const exemptionLimit = amountsOf(law.exemptionLimit);
  const eitcMatch = law.eitcMatch.value;
  const childCreditMatch = law.childCreditMatch.value;

  return {
    code: 'IL',
    name: 'Illinois',
    form: 'IL-1040',
    kind: 'flat',
    totals: { from: fromFederalAgi, agi: '9', taxableIncome: '11', tax: '12', withheld: '25' },
    unsupported: [
      'Property tax credit (needs the property tax paid)',
      'K-12 education expense credit (needs tuition and fees)',
      'Earned income credit of filers whose Illinois rules are wider than the federal ones (needs taxpayer numbers)',
    ],
    compute(home, federal) {
      // Line 5: pensions of qualified plans are subtracted at any age, 35 ILCS 5/203(a)(2)(F).
      const agi = federal.agi - home.retirement;
      const exemptions =
        federal.agi > forStatus(exemptionLimit, home.status)
          ? 0
          : home.people * exemption + home.agedOrBlind * seniorExemption;
      const taxableIncome = atLeastZero(agi - exemptions);
      const isOldEnough = home.childrenUnder19 > 0 || filersBornBy(home, bornBy18) > 0;
      const eitc = isOldEnough ? share(federal.earnedIncomeCreditAtAnyAge, eitcMatch) : 0;
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, home.retirement]],
        agi,
        toTaxable: [[lines.exemptions, exemptions]],
        taxableIncome,
        toTax: none,
        tax: share(taxableIncome, rate),
        rate,
        credits: [
          [credits.eitc, eitc],
          [credits.ctc, childrenUnder(home, notUnder12) > 0 ? share(eitc, childCreditMatch) : 0],
        ],
        otherTaxes: 0,
      });
    },
  };
};

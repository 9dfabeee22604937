import { notUnder, turnsBy } from '../ages';
import { dollarsByStatus, forStatus } from '../by-status';
import { childrenUnder, filersBornBy } from '../household';
import { atLeastZero, dollars, share } from '../money';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** 35 ILCS 5/201(b)(5.4); Form IL-1040 2024 line 12. */
const rate = 0.0495;

/** Per person: 35 ILCS 5/204; IL-1040 2024 line 10a, Schedule IL-E/EITC line 1. */
const exemption = dollars(2_775);

/** Per filer 65 or older: 35 ILCS 5/204(d); IL-1040 2024 line 10b. */
const seniorExemption = dollars(1_000);

/** Federal AGI over which no exemption is allowed: 35 ILCS 5/204(g); IL-1040 2024 instructions, line 10. */
const exemptionLimit = dollarsByStatus({ single: 250_000, joint: 500_000, widow: 250_000 });

/**
 * Share of the federal earned income credit; without children from age 18, with no upper age limit: 35 ILCS 5/212;
 * Schedule IL-E/EITC 2024, step 4.
 */
const bornBy18 = turnsBy(18);
const eitcMatch = 0.2;

/** Share of the Illinois earned income credit, with a child under 12: 35 ILCS 5/244; Schedule IL-E/EITC 2024, step 5. */
const childCreditMatch = 0.2;
const notUnder12 = notUnder(12);

const lines = {
  pension: less('il_retirement', 'Retirement income, not taxed', '5'),
  exemptions: less('il_exemptions', 'Exemptions', '10'),
};

export const illinois: StateLaw = {
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
        : home.people * exemption + home.seniors * seniorExemption;
    const taxableIncome = atLeastZero(agi - exemptions);
    const isOldEnough = home.childrenUnder19 > 0 || filersBornBy(home, bornBy18) > 0;
    const eitc = isOldEnough ? share(federal.earnedIncomeCreditAtAnyAge, eitcMatch) : 0;
    return settle({
      from: federal.agi,
      toAgi: [[lines.pension, home.retirement]],
      agi,
      toTaxable: [[lines.exemptions, exemptions]],
      taxableIncome,
      tax: share(taxableIncome, rate),
      rate,
      credits: [
        {
          name: 'il_eitc',
          label: 'Illinois earned income tax credit',
          line: '29',
          amount: eitc,
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'il_ctc',
          label: 'Illinois child tax credit',
          line: '30',
          amount: childrenUnder(home, notUnder12) > 0 ? share(eitc, childCreditMatch) : 0,
          kind: 'refundable',
        },
      ],
    });
  },
};

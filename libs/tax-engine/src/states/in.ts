import { notUnder } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, type Household } from '../household';
import { amountOf, amountsOf, stepAmountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { valueFrom } from '../phase-out';
import { adoptedOf } from './additional-deductions';
import { refundable } from './credit-line';
import { fromFederalAgi, less } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const notUnder1 = notUnder(1);

const lines = {
  unemployment: less('in_unemployment', 'Unemployment deduction', '4'),
  additional: less('in_additional_deductions', 'Federal deductions for tips, overtime and car loan interest'),
  exemptions: less('in_exemptions', 'Exemptions', '6'),
};

const credits = {
  eitc: refundable('in_eitc', 'Indiana earned income credit', {
    line: 'A-3',
    form: 'Schedule IN-EIC',
    earnedIncome: true,
  }),
  unifiedElderlyCredit: refundable('in_unified_elderly_credit', 'Indiana unified tax credit for the elderly', {
    form: 'Schedule 5',
  }),
};

export const indiana = (law: Figures<'IN'>): StateLaw => {
  const rate = law.rate.value;
  const exemption = amountOf(law.exemption);
  const childExemption = amountOf(law.childExemption);
  const firstYearExemption = amountOf(law.firstYearExemption);
  const seniorExemption = amountOf(law.seniorExemption);
  const poorSeniorExemption = amountOf(law.poorSeniorExemption);
  const poorSeniorLimit = amountsOf(law.poorSeniorLimit);
  const unemploymentBase = amountsOf(law.unemploymentBase);
  const unemploymentTaxedShare = law.unemploymentTaxedShare.value;
  const eitcMatch = law.eitcMatch.value;
  const elderlyCredit = stepAmountsOf(law.elderlyCredit);
  const elderlyCreditForTwo = stepAmountsOf(law.elderlyCreditForTwo);

  /** Schedule 3. */
  const exemptionsOf = (home: Household, federalAgi: Cents): Cents =>
    home.people * exemption +
    smaller(home.childrenUnder19, home.dependents) * childExemption +
    childrenUnder(home, notUnder1) * firstYearExemption +
    home.agedOrBlind * seniorExemption +
    (federalAgi < forStatus(poorSeniorLimit, home.status) ? home.seniors * poorSeniorExemption : 0);

  /** Returns the deductible part of unemployment compensation. */
  function unemploymentDeduction(home: Household, federal: FederalFacts): Cents {
    if (home.unemployment === 0) return 0;
    const taxed = share(atLeastZero(federal.agi - forStatus(unemploymentBase, home.status)), unemploymentTaxedShare);
    return home.unemployment - smaller(taxed, home.unemployment);
  }

  /** Couples who live together must file jointly for this credit, so a separate return gets none. */
  function unifiedElderlyCredit(home: Household, federalAgi: Cents): Cents {
    if (home.seniors === 0 || home.status === 'married_filing_separately') return 0;
    return valueFrom(home.seniors === 2 ? elderlyCreditForTwo : elderlyCredit, atLeastZero(federalAgi));
  }

  return {
    code: 'IN',
    name: 'Indiana',
    form: 'IT-40',
    kind: 'flat',
    totals: { from: fromFederalAgi, agi: '7', taxableIncome: '7', tax: '8' },
    unsupported: [
      'County income tax (0.5% to 3%, on the same return; needs the county)',
      'Renter and homeowner deductions (need rent or property tax)',
      'Additional exemption for the first year of a child who was not born in it',
    ],
    compute(home, federal) {
      // IT-40 line 7, called Indiana adjusted gross income, is after exemptions.
      const exemptions = exemptionsOf(home, federal.agi);
      const unemployment = unemploymentDeduction(home, federal);
      const additional = adoptedOf(law.additionalDeductions, federal);
      const agi = atLeastZero(federal.agi - unemployment - additional - exemptions);
      return settle({
        from: federal.agi,
        toAgi: [
          [lines.unemployment, unemployment],
          [lines.additional, additional],
          [lines.exemptions, exemptions],
        ],
        agi,
        toTaxable: none,
        taxableIncome: agi,
        toTax: none,
        tax: share(agi, rate),
        rate,
        credits: [
          [credits.eitc, share(federal.earnedIncomeCredit, eitcMatch)],
          [credits.unifiedElderlyCredit, unifiedElderlyCredit(home, federal.agi)],
        ],
        otherTaxes: 0,
      });
    },
  };
};

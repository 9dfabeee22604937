import { notUnder } from '../ages';
import { dollarsByStatus, forStatus, jointOr } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { childrenUnder, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepTableOfDollars, valueFrom } from '../phase-out';
import { fromFederalAgi, less } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** IC 6-3-2-1(a)(3): 3.05% for 2024. */
const rate = 0.0305;

/** Per person: IC 6-3-1-3.5(a)(3); IT-40 2024 Schedule 3, booklet page 30. */
const exemption = dollars(1_000);

/** Further exemption per dependent child under 19: IC 6-3-1-3.5(a)(5)(A); IT-40 2024 Schedule 3, booklet page 26. */
const childExemption = dollars(1_500);
/** Granted once more in the first year, that is, for a child born in the tax year: IC 6-3-1-3.5(a)(5)(B). */
const firstYearExemption = dollars(1_500);
const notUnder1 = notUnder(1);

/** Per filer 65 or older, and more with low federal AGI ("less than"): IC 6-3-1-3.5(a)(4) and (5)(C); Schedule 3. */
const seniorExemption = dollars(1_000);
const poorSeniorExemption = dollars(500);
const poorSeniorLimit = dollarsByStatus({ single: 40_000, joint: 40_000, separate: 20_000 });

/**
 * Unemployment deduction: AGI that is disregarded, and the share of the rest that stays taxable; IC 6-3-2-10; IT-40
 * booklet 2024, page 19.
 */
const unemploymentBase = jointOr(dollars(18_000), dollars(12_000));
const unemploymentTaxedShare = 0.5;

/** Share of the federal earned income credit: IC 6-3.1-21-6; Schedule IN-EIC 2024. */
const eitcMatch = 0.1;

/** By federal AGI and by the number of filers 65 or older: IC 6-3-3-9; Form SC-40. */
const elderlyCredit = stepTableOfDollars([
  [0, 100],
  [1_000, 50],
  [3_000, 40],
  [10_000, 0],
]);
const elderlyCreditForTwo = stepTableOfDollars([
  [0, 140],
  [1_000, 90],
  [3_000, 80],
  [10_000, 0],
]);

const lines = {
  unemployment: less('in_unemployment', 'Unemployment deduction', '4'),
  exemptions: less('in_exemptions', 'Exemptions', '6'),
};

/** Schedule 3. */
const exemptionsOf = (home: Household, federalAgi: Cents): Cents =>
  home.people * exemption +
  home.childrenUnder19 * childExemption +
  childrenUnder(home, notUnder1) * firstYearExemption +
  home.seniors * (seniorExemption + (federalAgi < forStatus(poorSeniorLimit, home.status) ? poorSeniorExemption : 0));

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

export const indiana: StateLaw = {
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
    const agi = atLeastZero(federal.agi - unemployment - exemptions);
    return settle({
      from: federal.agi,
      toAgi: [
        [lines.unemployment, unemployment],
        [lines.exemptions, exemptions],
      ],
      agi,
      taxableIncome: agi,
      tax: share(agi, rate),
      rate,
      credits: [
        {
          name: 'in_eitc',
          label: 'Indiana earned income credit',
          line: 'A-3',
          form: 'Schedule IN-EIC',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'in_unified_elderly_credit',
          label: 'Indiana unified tax credit for the elderly',
          form: 'Schedule 5',
          amount: unifiedElderlyCredit(home, federal.agi),
          kind: 'refundable',
        },
      ],
    });
  },
};

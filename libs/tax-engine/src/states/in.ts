import { jointOr } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** IC 6-3-2-1(a)(3): 3.05 % for 2024. */
const rate = 0.0305;

/** Per person: IC 6-3-1-3.5(a)(3); IT-40 2024 Schedule 3, booklet page 30. */
const exemption = dollars(1_000);

/** Further exemption per dependent child: IC 6-3-1-3.5(a)(5)(A); IT-40 2024 Schedule 3, booklet page 26. */
const childExemption = dollars(1_500);

/** Unemployment deduction: AGI left alone, and the share of the rest that stays taxable; IC 6-3-2-10; IT-40 booklet 2024, page 19. */
const unemploymentBase = jointOr(dollars(18_000), dollars(12_000));
const unemploymentTaxedShare = 0.5;

/** Share of the federal earned income credit: IC 6-3.1-21-6; Schedule IN-EIC 2024. */
const eitcMatch = 0.1;

/** The part of unemployment compensation that is deducted. */
function unemploymentDeduction(home: Household, federal: FederalFacts): Cents {
  if (home.unemployment === 0) return 0;
  const taxed = share(atLeastZero(federal.agi - unemploymentBase[home.status]), unemploymentTaxedShare);
  return home.unemployment - smaller(taxed, home.unemployment);
}

export const indiana: StateLaw = {
  code: 'IN',
  name: 'Indiana',
  form: 'IT-40',
  kind: 'flat',
  leftOut: [
    'County income tax (0.5 % to 3 %, on the same return; needs the county)',
    'Renter and homeowner deductions (need rent or property tax)',
    'Additional exemption for a child in the first year (needs the year of birth)',
  ],
  compute(home, federal) {
    // IT-40 line 7 is called Indiana adjusted gross income: exemptions are already off.
    const exemptions = home.people * exemption + home.children * childExemption;
    const agi = atLeastZero(federal.agi - unemploymentDeduction(home, federal) - exemptions);
    return settle({
      agi,
      taxableIncome: agi,
      tax: share(agi, rate),
      rate,
      credits: [
        {
          name: 'in_eitc',
          label: 'Indiana earned income credit',
          amount: share(federal.earnedIncomeCredit, eitcMatch),
          kind: 'refundable',
          earnedIncome: true,
        },
      ],
    });
  },
};

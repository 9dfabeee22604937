import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents, type Rate } from '../money';
import { remainingShare, valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { empireStateChildCredit } from './ny-child-credit';
import { itemizedDeductionsOf } from './ny-itemized';
import {
  dependentExemption,
  eitcMatch,
  flatTopRate,
  flatTopStart,
  householdCreditBase,
  householdCreditPerPerson,
  householdCreditSingle,
  recaptureRows,
  recaptureStart,
  recaptureWidth,
  schedules,
  standardDeductions,
} from './ny-tables';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** Whole dollars upwards: IT-201 instructions 2024, line 40, table 3 halves the credit of a separate return. */
const dollar = dollars(1);

/** Tax benefit recapture: what the lower brackets saved is taken back as AGI rises (tax computation worksheets). */
function recapture(home: Household, agi: Cents, taxableIncome: Cents, bracketTax: Cents): Cents {
  if (agi > flatTopStart) return share(taxableIncome, flatTopRate) - bracketTax;
  if (agi <= recaptureStart) return 0;
  const rows = recaptureRows[home.status];
  let row = rows[0];
  for (const next of rows) if (taxableIncome > next.over) row = next;
  if (!row) return 0;
  const phasedIn = 1 - remainingShare(agi, larger(row.over, recaptureStart), recaptureWidth);
  return row.base + share(row.next, phasedIn);
}

/** IT-201 line 40. A separate return takes half, counting the people on it: the other spouse's return is not known. */
function householdCredit(home: Household, federal: FederalFacts): Cents {
  if (home.status === 'single') return valueOver(householdCreditSingle, federal.agi);
  const full =
    valueOver(householdCreditBase, federal.agi) + (home.people - 1) * valueOver(householdCreditPerPerson, federal.agi);
  return home.status === 'married_filing_separately' ? Math.ceil(full / 2 / dollar) * dollar : full;
}

const marginal = (home: Household, agi: Cents, taxableIncome: Cents): Rate =>
  agi > flatTopStart ? flatTopRate : marginalRate(schedules[home.status], taxableIncome);

export const newYork: StateLaw = {
  code: 'NY',
  name: 'New York',
  form: 'IT-201',
  kind: 'graduated',
  leftOut: [
    'New York City and Yonkers income taxes',
    'Real property tax credit (needs rent or property tax)',
    'Child and dependent care credit (needs care expenses)',
    'College tuition credit or deduction (needs tuition paid)',
    'Property taxes among the itemized deductions',
  ],
  compute(home, federal) {
    const { agi } = federal;
    const deduction = larger(standardDeductions[home.status], itemizedDeductionsOf(home.status, federal));
    const taxableIncome = atLeastZero(agi - deduction - home.children * dependentExemption);
    const bracketTax = taxOn(schedules[home.status], taxableIncome);
    const tax = bracketTax + recapture(home, agi, taxableIncome, bracketTax);
    const household = smaller(householdCredit(home, federal), tax);
    return settle({
      agi,
      taxableIncome,
      tax,
      rate: marginal(home, agi, taxableIncome),
      credits: [
        { name: 'ny_household_credit', label: 'New York household credit', amount: household, kind: 'nonrefundable' },
        {
          name: 'ny_eitc',
          label: 'New York earned income credit, less the household credit',
          amount: atLeastZero(share(federal.earnedIncomeCredit, eitcMatch) - household),
          kind: 'refundable',
          earnedIncome: true,
        },
        {
          name: 'ny_ctc',
          label: 'Empire State child credit',
          amount: empireStateChildCredit(home, federal),
          kind: 'refundable',
        },
      ],
    });
  },
};

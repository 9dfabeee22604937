import { birthdayAt } from '../ages';
import { forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import { isFilerBornBy, type Household } from '../household';
import { amountOf, amountsOf, schedulesOf, stepAmountsOf } from '../law/figures';
import type { Figure } from '../law/rules/figure';
import { compileRule } from '../law/rules/rule';
import type { Figures } from '../law/state-figures';
import { atLeastZero, dollars, larger, share, smaller, type Cents, type Rate } from '../money';
import { remainingShare, valueOver } from '../phase-out';
import { marginalRate, taxOn } from '../schedule';
import { nonrefundable, refundable } from './credit-line';
import { empireStateChildCredit } from './ny-child-credit';
import { empireStateCreditByAge, type ChildCreditFigures } from './ny-child-credit-by-age';
import { itemizedDeductionsOf } from './ny-itemized';
import { fromFederalAgi, less, plus, total } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

const bornBy59AndAHalf = birthdayAt(59, 701);

/** One row of the tax benefit recapture: at this taxable income the benefit of the brackets up to `base` is taken back, and `next` is phased in. */
interface RecaptureRow {
  readonly over: Cents;
  readonly base: Cents;
  readonly next: Cents;
}

const recapture = (rows: readonly (readonly [over: number, base: number, next: number])[]): readonly RecaptureRow[] =>
  rows.map(([over, base, next]) => ({ over: dollars(over), base: dollars(base), next: dollars(next) }));

const single = recapture([
  [0, 0, 568],
  [215_400, 568, 1_831],
  [1_077_550, 2_399, 30_172],
  [5_000_000, 32_571, 32_500],
]);

const joint = recapture([
  [0, 0, 333],
  [161_550, 333, 807],
  [323_200, 1_140, 2_747],
  [2_155_350, 3_887, 60_350],
  [5_000_000, 64_237, 32_500],
]);

const head = recapture([
  [0, 0, 787],
  [269_300, 787, 2_289],
  [1_616_450, 3_076, 45_261],
  [5_000_000, 48_337, 32_500],
]);

/** Tax Law 601(d-4); IT-201 instructions 2024, tax computation worksheets 1 to 18: recapture base and incremental benefit. */
const recaptureRows = {
  single,
  married_filing_jointly: joint,
  married_filing_separately: single,
  head_of_household: head,
  qualifying_widow: joint,
} as const;

const lines = {
  pension: less('ny_pension', 'Pension and annuity exclusion from 59 1/2', '29'),
  deduction: less('ny_deduction', 'Standard or itemized deductions', '34'),
  dependents: less('ny_dependents', 'Dependent exemptions', '36'),
  byRates: total('ny_rates', 'Tax by the rates', '39'),
  recapture: plus('ny_recapture', 'Benefit of the lower rates taken back', '39'),
};

/** Rounds up to whole dollars: IT-201 instructions 2024, line 40, table 3 halves the credit of a separate return. */
const dollar = dollars(1);

/** The figures of New York, and of the rules that are not in force every year. */
type NewYorkFigures = Figures<'NY'> & { readonly childCreditByAge?: Figure<ChildCreditFigures> };

const credits = {
  householdCredit: nonrefundable('ny_household_credit', 'New York household credit', { line: '40' }),
  eitc: refundable('ny_eitc', 'New York earned income credit, less the household credit', {
    line: '65',
    earnedIncome: true,
  }),
  ctc: refundable('ny_ctc', 'Empire State child credit', { line: '63' }),
};

export const newYork = (law: NewYorkFigures): StateLaw => {
  const schedules = schedulesOf(law.schedules);
  const standardDeductions = amountsOf(law.standardDeductions);
  const pensionExclusion = amountOf(law.pensionExclusion);
  const dependentExemption = amountOf(law.dependentExemption);
  const eitcMatch = law.eitcMatch.value;
  const householdCreditSingle = stepAmountsOf(law.householdCreditSingle);
  const householdCreditBase = stepAmountsOf(law.householdCreditBase);
  const householdCreditPerPerson = stepAmountsOf(law.householdCreditPerPerson);
  const limitationStart = amountsOf(law.limitationStart);
  const childCredit = compileRule(empireStateCreditByAge, law.childCreditByAge);
  const recaptureStart = amountOf(law.recaptureStart);
  const recaptureWidth = amountOf(law.recaptureWidth);
  const flatTopStart = amountOf(law.flatTopStart);
  const flatTopRate = law.flatTopRate.value;

  /**
   * Tax benefit recapture: the savings from the lower brackets are taken back as AGI rises (tax computation worksheets).
   */
  function recapture(home: Household, agi: Cents, taxableIncome: Cents, bracketTax: Cents): Cents {
    if (agi > flatTopStart) return share(taxableIncome, flatTopRate) - bracketTax;
    if (agi <= recaptureStart) return 0;
    const rows = forStatus(recaptureRows, home.status);
    let row = rows[0];
    for (const next of rows) if (taxableIncome > next.over) row = next;
    if (!row) return 0;
    const phasedIn = 1 - remainingShare(agi, larger(row.over, recaptureStart), recaptureWidth);
    return row.base + share(row.next, phasedIn);
  }

  /**
   * IT-201 line 40. Spouses filing separately each take half, based only on the people on their own return, because the
   * other return is unknown.
   */
  function householdCredit(home: Household, federal: FederalFacts): Cents {
    if (home.status === 'single') return valueOver(householdCreditSingle, federal.agi);
    const full =
      valueOver(householdCreditBase, federal.agi) +
      (home.people - 1) * valueOver(householdCreditPerPerson, federal.agi);
    return home.status === 'married_filing_separately' ? Math.ceil(full / 2 / dollar) * dollar : full;
  }

  const marginal = (home: Household, agi: Cents, taxableIncome: Cents): Rate =>
    agi > flatTopStart ? flatTopRate : marginalRate(forStatus(schedules, home.status), taxableIncome);

  return {
    code: 'NY',
    name: 'New York',
    form: 'IT-201',
    kind: 'graduated',
    totals: { from: fromFederalAgi, agi: '33', taxableIncome: '38', tax: '39', withheld: '72' },
    unsupported: [
      'New York City and Yonkers income taxes',
      'Real property tax credit (needs rent or property tax)',
      'Child and dependent care credit (needs care expenses)',
      'College tuition credit or deduction (needs tuition paid)',
      'Property taxes among the itemized deductions',
    ],
    compute(home, federal) {
      const pension = isFilerBornBy(home, bornBy59AndAHalf) ? smaller(home.retirement, pensionExclusion) : 0;
      const agi = federal.agi - pension;
      const deduction = larger(
        forStatus(standardDeductions, home.status),
        itemizedDeductionsOf(limitationStart, home.status, federal, agi),
      );
      const dependents = home.dependents * dependentExemption;
      const taxableIncome = atLeastZero(agi - deduction - dependents);
      const bracketTax = taxOn(forStatus(schedules, home.status), taxableIncome);
      const takenBack = recapture(home, agi, taxableIncome, bracketTax);
      const tax = bracketTax + takenBack;
      const household = smaller(householdCredit(home, federal), tax);
      return settle({
        from: federal.agi,
        toAgi: [[lines.pension, pension]],
        agi,
        toTaxable: [
          [lines.deduction, deduction],
          [lines.dependents, dependents],
        ],
        taxableIncome,
        toTax: [
          [lines.byRates, bracketTax],
          [lines.recapture, takenBack],
        ],
        tax,
        rate: marginal(home, agi, taxableIncome),
        credits: [
          [credits.householdCredit, household],
          [credits.eitc, atLeastZero(share(federal.earnedIncomeCredit, eitcMatch) - household)],
          [credits.ctc, childCredit ? childCredit(home, federal.agi) : empireStateChildCredit(home, federal)],
        ],
        otherTaxes: 0,
      });
    },
  };
};

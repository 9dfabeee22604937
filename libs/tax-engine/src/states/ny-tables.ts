import { birthdayAt } from '../ages';
import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { dollars, type Cents } from '../money';
import { stepTableOfDollars } from '../phase-out';
import type { BracketRow } from '../schedule';

/** The two top rows are the same for every status: Tax Law 601(a)-(c) as amended by L. 2021 ch. 59 part A. */
const overFiveMillion: readonly BracketRow[] = [
  [5_000_000, 0.103],
  [25_000_000, 0.109],
];

/** Tax Law 601(a), (b), (c); IT-201 instructions 2024, tax rate schedules. */
export const schedules = schedulesByStatus({
  single: [
    [0, 0.04],
    [8_500, 0.045],
    [11_700, 0.0525],
    [13_900, 0.055],
    [80_650, 0.06],
    [215_400, 0.0685],
    [1_077_550, 0.0965],
    ...overFiveMillion,
  ],
  joint: [
    [0, 0.04],
    [17_150, 0.045],
    [23_600, 0.0525],
    [27_900, 0.055],
    [161_550, 0.06],
    [323_200, 0.0685],
    [2_155_350, 0.0965],
    ...overFiveMillion,
  ],
  head: [
    [0, 0.04],
    [12_800, 0.045],
    [17_650, 0.0525],
    [20_900, 0.055],
    [107_650, 0.06],
    [269_300, 0.0685],
    [1_616_450, 0.0965],
    ...overFiveMillion,
  ],
});

/** Tax Law 614; IT-201 instructions 2024, line 34. */
export const standardDeductions = dollarsByStatus({ single: 8_000, joint: 16_050, head: 11_200 });

/**
 * Pension and annuity exclusion from age 59 1/2: Tax Law 612(c)(3-a); IT-201 line 29. Someone born by that day has
 * reached the age at the end of the year.
 */
export const pensionExclusion = dollars(20_000);
export const bornBy59AndAHalf = birthdayAt(59, 701);

/** Tax Law 616; IT-201 line 36: dependents only. */
export const dependentExemption = dollars(1_000);

/** Earned income credit, Tax Law 606(d); IT-215 line 11. */
export const eitcMatch = 0.3;

/**
 * Household credit of a single filer by federal AGI, "over": Tax Law 606(b)(2)(A); IT-201 instructions 2024, line 40,
 * table 1.
 */
export const householdCreditSingle = stepTableOfDollars([
  [-Infinity, 75],
  [5_000, 60],
  [6_000, 50],
  [7_000, 45],
  [20_000, 40],
  [25_000, 20],
  [28_000, 0],
]);

/**
 * Household credit of all other filers for the first person: Tax Law 606(b)(2)(B); IT-201 instructions 2024, line 40,
 * table 2.
 */
export const householdCreditBase = stepTableOfDollars([
  [-Infinity, 90],
  [5_000, 75],
  [6_000, 65],
  [7_000, 60],
  [22_000, 50],
  [25_000, 40],
  [28_000, 20],
  [32_000, 0],
]);

/** Household credit for each further person, from the same table. */
export const householdCreditPerPerson = stepTableOfDollars([
  [-Infinity, 15],
  [20_000, 10],
  [25_000, 5],
  [32_000, 0],
]);

/** One row of the tax benefit recapture: at this taxable income the benefit of the brackets up to `base` is taken back, and `next` is phased in. */
export interface RecaptureRow {
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
export const recaptureRows = {
  single,
  married_filing_jointly: joint,
  married_filing_separately: single,
  head_of_household: head,
  qualifying_widow: joint,
} as const;

/** Tax Law 601(d-4): recapture starts above this AGI, and each step is complete 50,000 higher. */
export const recaptureStart = dollars(107_650);
export const recaptureWidth = dollars(50_000);

/** Tax Law 601(d-4): above this AGI the whole taxable income is taxed at the top rate. */
export const flatTopStart = dollars(25_000_000);
export const flatTopRate = 0.109;

/**
 * How to write a state.
 *
 * 1. One file per state, `states/<code>.ts` (`mi.ts`), exporting one `StateLaw`. If it grows over about 120 lines, put the numbers into
 *    `<code>-tables.ts` and further worksheets into `<code>-<noun>.ts`.
 * 2. Money is integer cents. Numbers of the law are written in DOLLARS as printed and turned into cents once, at load, by the helpers:
 *    `dollars(5_600)`, `dollarsByStatus({ single, joint, separate?, head?, widow? })`, `schedulesByStatus({ single: [[0, 0.02], [10_000, 0.04]], joint: ... })`,
 *    `schedule([[0, 0.0425]])`, `stepTable`, `stepTableOfDollars`. Every one of them carries a comment with its statute, form or instruction.
 *    A table by status is read by `forStatus(rates, home.status)`.
 * 3. `compute` reads like the form: state AGI (federal AGI, plus additions, less subtractions), deductions, exemptions, taxable income, tax, credits,
 *    and ends in `settle({...})`, which limits the non-refundable credits to the tax, in the order given, and makes the net tax.
 *    No closures or tables may be made inside `compute`: it runs several hundred thousand times a second.
 * 4. Rounding: `share(amount, rate)` gives whole cents. Round to dollars only where the form makes you.
 * 5. A credit's `name` is the state's code and the credit in snake case: `mi_eitc`, `ca_exemptions`; it becomes the trace line `state.credit.<name>`.
 *    `kind: 'exemption'` is a non-refundable credit that payroll knows too (personal and dependent exemption credits): withholding is computed after it.
 *    `kind: 'nonrefundable'` and `'refundable'` are known only on the return. A state's own earned income credit carries `earnedIncome: true`.
 *    Leave a credit out of the list, or give it amount 0, when it does not apply: lines of 0 are not shown.
 * 6. The trace shows every amount between the totals: name each line once with `less`, `plus` or `total` (return-line.ts), with its number on the
 *    2024 form, and hand `settle` the steps from where the return starts to AGI (`toAgi`), from AGI to taxable income (`toTaxable`) and, when the
 *    tax is not just the rates on that income, to the tax (`toTax`). Steps of 0 are not shown. A test adds them up for random households.
 * 7. Ages: `home.seniors`, and `filersBornBy`, `childrenUnder`, `dependentsUnder` with days made once at load by `turnsBy` and `notUnder` (ages.ts).
 * 8. What the request has no facts for goes to `leftOut`, in words a client understands: "Homestead property tax credit (needs rent or property tax)".
 * 9. A state may ask `federal` for everything on the federal return, and `earnedIncomeCreditFor` (federal/earned-income-credit) for a credit by its own rules.
 */
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import type { StateCode } from '../input';
import type { Cents, Rate } from '../money';
import type { Start, Step } from './return-line';

export interface StateLaw {
  readonly code: StateCode;
  readonly name: string;
  /** The resident return as printed: `MI-1040`. */
  readonly form: string;
  readonly kind: 'none' | 'flat' | 'graduated';
  /** The numbers of its totals on the form. */
  readonly totals?: Totals;
  /** What is not in the estimate for lack of facts, one noun phrase each. */
  readonly leftOut: readonly string[];
  readonly compute: (home: Household, federal: FederalFacts) => StateOutcome;
}

/** Line numbers as printed; what the form has no line for, and a number that no source names, is left out. */
export interface Totals {
  /** Shown when lines lead from it to AGI. */
  readonly from?: Start;
  readonly agi?: string;
  readonly taxableIncome?: string;
  readonly tax?: string;
  readonly otherTaxes?: string;
  /** Tax after credits; most forms set refundable credits among the payments and have no such line. */
  readonly net?: string;
  readonly withheld?: string;
}

export interface StateCredit {
  readonly name: string;
  readonly label: string;
  readonly line?: string;
  readonly form?: string;
  /** Before the limit to the tax. */
  readonly amount: Cents;
  readonly kind: 'exemption' | 'nonrefundable' | 'refundable';
  /** The state's earned income credit: also reported as `state.eitc`. */
  readonly earnedIncome?: true;
}

/** A state return, finished. */
export interface StateOutcome {
  /** Where `toAgi` starts: `Totals.from`, or 0 when the steps are all there is. */
  readonly from: Cents;
  readonly toAgi: readonly Step[];
  readonly toTaxable: readonly Step[];
  readonly toTax: readonly Step[];
  readonly agi: Cents;
  readonly taxableIncome: Cents;
  readonly taxBeforeCredits: Cents;
  /** As used: non-refundable ones limited to the tax left. */
  readonly credits: readonly StateCredit[];
  /** Sum of the earned income credits used. */
  readonly earnedIncomeCredit: Cents;
  /** Due after the non-refundable credits and not reducible by them, refundable credits still apply (Idaho's building fund tax). */
  readonly otherTaxes: Cents;
  /** Negative when refundable credits exceed the tax. */
  readonly netTax: Cents;
  /** Flat: the rate; graduated: the marginal statutory rate at the taxable income. */
  readonly rate: Rate;
  /** Tax after exemption credits: what payroll tables aim at when this is run on wages alone. Never below 0. */
  readonly withholdingBasis: Cents;
}

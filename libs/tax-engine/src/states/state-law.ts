/**
 * How to add a state.
 *
 * 1. One file per state, `states/<code>.ts` (`mi.ts`), exporting one `StateLaw`. If it grows beyond about 120 lines, move the numbers
 *    to `<code>-tables.ts` and further worksheets to `<code>-<noun>.ts`.
 * 2. Money is integer cents. Write the law's numbers in DOLLARS as printed and convert them to cents once, at load, with the helpers
 *    `dollars(5_600)`, `dollarsByStatus({ single, joint, separate?, head?, widow? })`,
 *    `schedulesByStatus({ single: [[0, 0.02], [10_000, 0.04]], joint: ... })`, `schedule([[0, 0.0425]])`, `stepTable`,
 *    `stepTableOfDollars`. Each one needs a comment with its statute, form or instruction. Read a table by status with
 *    `forStatus(rates, home.status)`.
 * 3. `compute` reads like the form: state AGI (federal AGI, plus additions, less subtractions), deductions, exemptions, taxable income,
 *    tax, credits. It ends in `settle({...})`, which limits the nonrefundable credits to the tax, in the order given, and computes the
 *    net tax. Do not create closures or tables inside `compute`: it runs several hundred thousand times a second.
 * 4. Rounding: `share(amount, rate)` returns whole cents. Round to dollars only where the form requires it.
 * 5. Define each credit once with `nonrefundable`, `refundable` or `exemption` (credit-line.ts), and pass `settle` its amount before it
 *    is limited to the tax. Its `name` is the state's code and the credit in snake case: `mi_eitc`, `ca_exemptions`; its trace line is
 *    `state.credit.<name>`. An exemption is a nonrefundable credit that payroll also applies (personal and dependent exemption
 *    credits): withholding is computed after it. The others apply only on the return. Set
 *    `earnedIncome: true` for a state's own earned income credit. If a credit does not apply, omit it or set its amount to 0: lines of
 *    0 are not shown.
 * 6. The trace shows every amount between the totals: define each line once with `less`, `plus` or `total` (return-line.ts), with its
 *    number on the 2024 form, and pass `settle` the steps from the start of the return to AGI (`toAgi`), from AGI to taxable income
 *    (`toTaxable`) and, if the tax is not just the rates on that income, to the tax (`toTax`). Steps of 0 are not shown. A test adds
 *    them up for random households.
 * 7. Ages: use `home.seniors`, or `filersBornBy`, `childrenUnder` and `dependentsUnder` with days created once at load by `turnsBy` and
 *    `notUnder` (ages.ts).
 * 8. List what the request has no facts for in `unsupported`, in words that clients understand: "Homestead property tax credit (needs rent
 *    or property tax)".
 * 9. A state may use everything on the `federal` return, and `earnedIncomeCreditFor` (federal/earned-income-credit) for a credit by its
 *    own rules.
 */
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import type { StateCode } from '../input';
import type { Cents, Rate } from '../money';
import type { CreditLine } from './credit-line';
import type { RetirementRule } from './mi-retirement';
import type { Start, Step } from './return-line';

export interface StateLaw {
  readonly code: StateCode;
  readonly name: string;
  /** The resident return as printed: `MI-1040`. */
  readonly form: string;
  readonly kind: 'none' | 'flat' | 'graduated';
  /** Line numbers of its totals on the form. */
  readonly totals?: Totals;
  /** Items that the estimate omits for lack of facts, one noun phrase each. */
  readonly unsupported: readonly string[];
  readonly compute: (home: Household, federal: FederalFacts) => StateOutcome;
  /** Whether a credit is a share of the federal child tax credit, as far as it is used. */
  readonly sharesChildTaxCredit?: true;
  /** Michigan: the part of its pension law that applies, for a note. */
  readonly retirementRule?: (home: Household, agi: Cents) => RetirementRule;
}

/** Line numbers as printed. Omitted if the form has no such line, or if no source gives its number. */
export interface Totals {
  /** Shown when lines lead from it to AGI. */
  readonly from?: Start;
  readonly agi?: string;
  readonly taxableIncome?: string;
  readonly tax?: string;
  readonly otherTaxes?: string;
  /** Tax after credits; most forms list refundable credits among the payments and have no such line. */
  readonly net?: string;
  readonly withheld?: string;
}

/** A credit of one return with its amount. */
export type StateCredit = readonly [at: CreditLine, amount: Cents];

/** A completed state return. */
export interface StateOutcome {
  /** Start of `toAgi`: `Totals.from`, or 0 if the steps alone add up to AGI. */
  readonly from: Cents;
  readonly toAgi: readonly Step[];
  readonly toTaxable: readonly Step[];
  readonly toTax: readonly Step[];
  readonly agi: Cents;
  readonly taxableIncome: Cents;
  readonly taxBeforeCredits: Cents;
  /** Credits with the amounts used: nonrefundable ones are limited to the remaining tax. */
  readonly credits: readonly StateCredit[];
  /** Sum of the earned income credits used. */
  readonly earnedIncomeCredit: Cents;
  /** Taxes that nonrefundable credits cannot reduce, but refundable ones can (Idaho's building fund tax). */
  readonly otherTaxes: Cents;
  /** Negative when refundable credits exceed the tax. */
  readonly netTax: Cents;
  /** Flat tax: the rate; graduated: the marginal statutory rate at the taxable income. */
  readonly rate: Rate;
  /** Tax after exemption credits, which approximates payroll tables if computed on wages alone. Never below 0. */
  readonly withholdingBasis: Cents;
}

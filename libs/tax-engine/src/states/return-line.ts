import type { Cents } from '../money';

/** A line of the return between its totals, as printed. */
export interface ReturnLine {
  /** `state.line.mi_exemptions` */
  readonly id: string;
  /** Where it is not the resident return itself: a schedule, or the federal form the amount comes from. */
  readonly form?: string;
  /** As printed: `9f`. Absent where the form shows no line of its own for it. */
  readonly line?: string;
  readonly label: string;
  /** Added to the sum so far, taken off it, or a total in between. */
  readonly sign: 1 | -1 | undefined;
}

/** One line of one return with its amount. */
export type Step = readonly [at: ReturnLine, amount: Cents];

type Place = readonly [line?: string, form?: string];

const make =
  (sign: ReturnLine['sign']) =>
  (name: string, label: string, ...[line, form]: Place): ReturnLine => ({
    id: `state.line.${name}`,
    form,
    line,
    label,
    sign,
  });

/** A line that is added. `name` is the state's code and the line in snake case; then its words, line number and form. */
export const plus = make(1);
/** A line that is taken off. */
export const less = make(-1);
/** A total on the way, never below 0 unless the form says so. */
export const total = make(undefined);

/** Form 1040, for states that start from its lines. */
const form1040 = 'Form 1040';

/** The deductions of the federal return, for a state that takes its taxable income over. */
export const federalDeductions = (code: string): ReturnLine =>
  less(`${code}_federal_deductions`, 'Federal deductions', '14', form1040);
export const federalTaxableIncome = (code: string): ReturnLine =>
  total(`${code}_federal_taxable_income`, 'Federal taxable income', '15', form1040);

/** Where the state's return starts. */
export interface Start {
  readonly form: string;
  readonly line: string;
  readonly label: string;
  /** Its id is `state.from` for every state, its labels are several. */
  readonly labelId: string;
}
const from = (line: string, label: string): Start => ({ form: form1040, line, label, labelId: `state.from.${line}` });
export const fromFederalAgi = from('11', 'Federal adjusted gross income');
export const fromTotalIncome = from('9', 'Total income');
export const fromFederalTaxableIncome = from('15', 'Federal taxable income');

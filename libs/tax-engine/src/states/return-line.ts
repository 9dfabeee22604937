import type { Cents } from '../money';

/** A printed line of the return between its totals. */
export interface ReturnLine {
  /** `state.line.mi_exemptions` */
  readonly id: string;
  /**
   * Set if the line is not on the resident return itself: a schedule, or the federal form that the amount comes from.
   */
  readonly form?: string;
  /** As printed: `9f`. Absent if the form has no line of its own for it. */
  readonly line?: string;
  readonly label: string;
  /** Added to the sum so far (1), subtracted from it (-1), or a subtotal (undefined). */
  readonly sign: 1 | -1 | undefined;
}

/** A line of one return with its amount. */
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

/**
 * Creates a line that is added. `name` is the state's code and the line in snake case, followed by label, line number
 * and form.
 */
export const plus = make(1);
/** Creates a line that is subtracted. */
export const less = make(-1);
/** Creates a subtotal, which is never below 0 unless the form allows it. */
export const total = make(undefined);

/** Form 1040, for states that start from its lines. */
const form1040 = 'Form 1040';

/** Deductions of the federal return, for a state that adopts its taxable income. */
export const federalDeductions = (code: string): ReturnLine =>
  less(`${code}_federal_deductions`, 'Federal deductions', '14', form1040);
export const federalTaxableIncome = (code: string): ReturnLine =>
  total(`${code}_federal_taxable_income`, 'Federal taxable income', '15', form1040);

/** Line that the state's return starts from. */
export interface Start {
  readonly form: string;
  readonly line: string;
  readonly label: string;
  /** Translation key: the id is `state.from` for every state, but labels differ. */
  readonly labelId: string;
}
const from = (line: string, label: string): Start => ({ form: form1040, line, label, labelId: `state.from.${line}` });
export const fromFederalAgi = from('11', 'Federal adjusted gross income');
export const fromTotalIncome = from('9', 'Total income');
export const fromFederalTaxableIncome = from('15', 'Federal taxable income');

import { asDollars, type Cents } from '../money';
import type { TraceLine } from '../result';

/** Creates a line of a state or city return; converts the amount to dollars. */
export const line = (
  id: string,
  form: string,
  number: string | undefined,
  label: string,
  amount: Cents,
  sign?: 1 | -1,
): TraceLine => ({
  id,
  form,
  line: number,
  label,
  amount: asDollars(amount),
  sign,
});

/**
 * Defines lines whose id is the prefix of the form and the printed number, such as `1040.11`; those with two labels
 * have a variant. A definition is the line with an amount of 0. All have the same fields, so that `entry` meets one
 * object shape.
 */
export const linesOf =
  (prefix: string, form: string) =>
  (number: string, label: string, variant?: string): TraceLine => {
    const id = `${prefix}.${number}`;
    return { id, form, line: number, label, label_id: variant && `${id}.${variant}`, amount: 0 };
  };

/** Enters an amount on a defined line. Half of an estimate's lines are 0, and share the definition instead of a copy. */
export const entry = (defined: TraceLine, amount: Cents): TraceLine =>
  amount === 0
    ? defined
    : {
        id: defined.id,
        form: defined.form,
        line: defined.line,
        label: defined.label,
        label_id: defined.label_id,
        amount: asDollars(amount),
      };

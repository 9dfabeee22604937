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
 * Creates lines whose id is the prefix of the form and the printed number, such as `1040.11`. Only lines with two
 * labels have a variant; the others omit that field, because they make up most of an estimate.
 */
export const linesOf =
  (prefix: string, form: string) =>
  (number: string, label: string, variant?: string): ((amount: Cents) => TraceLine) => {
    const id = `${prefix}.${number}`;
    if (variant === undefined) return (amount) => ({ id, form, line: number, label, amount: asDollars(amount) });
    const label_id = `${id}.${variant}`;
    return (amount) => ({ id, form, line: number, label, label_id, amount: asDollars(amount) });
  };

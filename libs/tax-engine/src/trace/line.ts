import { asDollars, type Cents } from '../money';
import type { TraceLine } from '../result';

/** One line of the trace; the amount leaves the engine in dollars here. */
export const line = (
  id: string,
  form: string,
  number: string | undefined,
  label: string,
  amount: Cents,
  sign?: 1 | -1,
  label_id?: string,
): TraceLine => ({
  id,
  form,
  line: number,
  label,
  label_id,
  amount: asDollars(amount),
  sign,
});

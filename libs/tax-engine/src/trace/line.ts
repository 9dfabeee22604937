import { asDollars, type Cents } from '../money';
import type { TraceLine } from '../result';

/** One line of a state's or city's return; the amount leaves the engine in dollars here. */
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

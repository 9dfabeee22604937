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

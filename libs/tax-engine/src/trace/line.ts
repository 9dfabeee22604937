import { asDollars, type Cents } from '../money';
import type { TraceLine } from '../result';

/** One line of the trace; the amount leaves the engine in dollars here. */
export const line = (id: string, form: string, label: string, amount: Cents): TraceLine => ({
  id,
  form,
  label,
  amount: asDollars(amount),
});

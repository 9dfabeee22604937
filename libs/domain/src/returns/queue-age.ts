import type { QueueAge } from './returns.dto';

/** Longest ages, in whole business days, that are not over yet. */
const [soon, late] = [2, 5];

/** Returns the age that a number of whole business days belongs to. */
export function queueAgeOf(businessDays: number): QueueAge {
  if (businessDays < 1) return 'today';
  if (businessDays <= soon) return 'days_1_2';
  return businessDays <= late ? 'days_3_5' : 'over_5';
}

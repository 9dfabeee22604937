import { isTimeZone } from '../contract/time-zones';
import type { QueueAge } from './returns.dto';

const day = 86_400_000;

/** Returns the calendar date, YYYY-MM-DD, of a moment in a time zone. @param timeZone IANA name */
export const dateIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/**
 * Returns today's date for the office, YYYY-MM-DD.
 * @param timeZone of the office; the user's own if an older server sent none, or this browser does not know it
 */
export const todayIn = (timeZone: string | undefined): string =>
  dateIn(
    timeZone && isTimeZone(timeZone) ? timeZone : new Intl.DateTimeFormat().resolvedOptions().timeZone,
    new Date(),
  );

/** Monday to Friday; public holidays count as business days. */
const isBusinessDay = (date: number): boolean => ![0, 6].includes(new Date(date).getUTCDay());
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/**
 * Counts the business days that have begun since a moment.
 * @param timeZone IANA name of the office's time zone, in which days begin
 */
export function businessDaysSince(since: Date, now: Date, timeZone: string): number {
  const [first, last] = [numberOf(dateIn(timeZone, since)), numberOf(dateIn(timeZone, now))];
  if (last <= first) return 0;
  const days = Math.round((last - first) / day);
  let counted = Math.floor(days / 7) * 5;
  for (let left = days % 7; left > 0; left -= 1) if (isBusinessDay(last - (left - 1) * day)) counted += 1;
  return counted;
}

/** Returns the date on which the last `count` business days began: what is at least so old came before it. */
function beginningOf(count: number, now: Date, timeZone: string): string {
  let date = numberOf(dateIn(timeZone, now));
  for (let left = count; ; date -= day) {
    if (isBusinessDay(date)) left -= 1;
    if (left === 0) return new Date(date).toISOString().slice(0, 10);
  }
}

/** At least `from` business days, and fewer than `below`. */
const ranges: Readonly<Record<QueueAge, readonly [from: number, below: number | null]>> = {
  today: [0, 1],
  days_1_2: [1, 3],
  days_3_5: [3, 6],
  over_5: [6, null],
};

/** Returns the dates between which an age began: `from` inclusive, `before` exclusive; null for no bound. */
export function datesOfAge(age: QueueAge, now: Date, timeZone: string): { from: string | null; before: string | null } {
  const [least, below] = ranges[age];
  return {
    from: below === null ? null : beginningOf(below, now, timeZone),
    before: least === 0 ? null : beginningOf(least, now, timeZone),
  };
}

/**
 * Replaces the days in the URL's criteria by the timestamps that the server expects: from the start of the first day to
 * the end of the last, in the user's time zone. Omits invalid days.
 */
export function dayCriteria(criteria: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { from = '', to = '', ...others } = criteria;
  const [start, end] = [startOf(from, 0), startOf(to, 1)];
  return { ...others, ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}

/** Returns the start of a day, or of the day `later` days after it; null for an invalid day. */
function startOf(day: string, later: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

const isoDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Returns the day `later` days after a day, both `YYYY-MM-DD`. */
export function dayAfter(day: string, later: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return isoDay(new Date(year, month - 1, date + later));
}

/** Returns today in the user's time zone, `YYYY-MM-DD`. */
export const today = (): string => isoDay(new Date());

/** Noon of a day as a timestamp, for formatting. */
export const noonOf = (day: string): string => new Date(`${day}T12:00`).toISOString();

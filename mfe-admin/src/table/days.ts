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

/**
 * What the address says, with its days as the moments that the server asks for: from the beginning of the first to the end of the
 * last, in the reader's own calendar. A day that is none is left out.
 */
export function dayCriteria(criteria: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { from = '', to = '', ...others } = criteria;
  const [start, end] = [startOf(from, 0), startOf(to, 1)];
  return { ...others, ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}

/** The beginning of a day, or of one `later`. */
function startOf(day: string, later: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

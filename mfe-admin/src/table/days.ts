/** Days of the reader's own calendar as the moments that the server asks for: from the beginning of the first to the end of the last. */
export function momentsOf({ from = '', to = '' }: Readonly<Record<string, string | number>>): {
  from?: string;
  to?: string;
} {
  const [start, end] = [startOf(String(from), 0), startOf(String(to), 1)];
  return { ...(start ? { from: start } : {}), ...(end ? { to: end } : {}) };
}

/** The beginning of a day, or of one `later`. */
function startOf(day: string, later: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

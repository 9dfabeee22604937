import { message, type Message } from '../i18n/message';
import { isBeforeFiling, type ReturnState } from './return-states';
import type { ReturnKind } from './return-words';
import type {} from './returns.messages';

const day = 86_400_000;
const [sunday, saturday] = [0, 6];
/** April 15 and October 15; Emancipation Day, April 16. Months count from 0. */
const [april, october, fifteenth, emancipation] = [3, 9, 15, 16];

const isWeekend = (date: number): boolean => [sunday, saturday].includes(new Date(date).getUTCDay());
const dateOf = (date: number): string => new Date(date).toISOString().slice(0, 10);

/**
 * Returns the day on which the District of Columbia observes Emancipation Day. It postpones federal deadlines like a
 * holiday of the whole country (26 U.S.C. 7503).
 */
function emancipationDay(year: number): number {
  const date = Date.UTC(year, april, emancipation);
  const weekday = new Date(date).getUTCDay();
  return weekday === saturday ? date - day : weekday === sunday ? date + day : date;
}

function nextBusinessDay(year: number, month: number): string {
  const holiday = emancipationDay(year);
  let date = Date.UTC(year, month, fifteenth);
  while (isWeekend(date) || date === holiday) date += day;
  return dateOf(date);
}

/** When a return and what is owed are due without an extension, YYYY-MM-DD. */
export const regularDueOn = (taxYear: number): string => nextBusinessDay(taxYear + 1, april);

/** A return as far as its deadline depends on it. */
export interface Deadline {
  /** The office's own date; null for the date that the law sets. */
  due_on?: string | null | undefined;
  extension_filed_on?: string | null | undefined;
}

/** Returns when the law wants the return, without the extra time of disaster areas, of people abroad and of states. */
export const dueOnByLaw = (taxYear: number, { extension_filed_on: extension }: Deadline): string =>
  extension ? nextBusinessDay(taxYear + 1, october) : regularDueOn(taxYear);

/** Returns when a return is due: on the office's date if it set one. */
export const dueOnOf = (taxYear: number, deadline: Deadline): string =>
  deadline.due_on ?? dueOnByLaw(taxYear, deadline);

/** A return as far as it can be past its deadline. */
interface DueReturn extends Deadline {
  kind?: ReturnKind | undefined;
  state: ReturnState;
}

/** Returns when a return is due; null for an amended one without a date of the office. */
export const dueDateOf = (taxYear: number, { kind, ...deadline }: Omit<DueReturn, 'state'>): string | null =>
  kind === 'amended' ? (deadline.due_on ?? null) : dueOnOf(taxYear, deadline);

/** Whether a return that still has to be filed is late. @param today YYYY-MM-DD */
export function isPastDue(taxYear: number, row: DueReturn, today: string): boolean {
  const due = dueDateOf(taxYear, row);
  return due !== null && due < today && (isBeforeFiling(row.state) || row.state === 'rejected');
}

/** A field of the deadline with what is wrong about it. */
export interface DeadlineProblem {
  field: keyof Deadline;
  detail: Message;
}

/** Returns what is wrong about existing dates. @param today YYYY-MM-DD in the office's time zone */
export function deadlineProblems(
  taxYear: number,
  { due_on: due, extension_filed_on: extension }: Deadline,
  today: string,
): DeadlineProblem[] {
  const year = String(taxYear + 1);
  const outside = (date: string): boolean => !date.startsWith(`${year}-`);
  const detail = message('returns.deadline.outside', { year });
  return [
    ...(due && outside(due) ? [{ field: 'due_on', detail } as const] : []),
    ...(extension && outside(extension) ? [{ field: 'extension_filed_on', detail } as const] : []),
    ...(extension && !outside(extension) && extension > today
      ? [{ field: 'extension_filed_on', detail: message('returns.deadline.future') } as const]
      : []),
  ];
}

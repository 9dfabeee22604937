import { intlLocales, type Locale } from '@portal/domain/i18n/locales';
import { weekdays, type DayHours, type OfficeHours } from '@portal/domain/offices/office-hours.dto';

export interface HourLine {
  /** `Mon – Fri` */
  days: string;
  /** `9:00 AM – 6:00 PM`; null if the office is closed. */
  time: string | null;
}

/** Returns one line per run of days with the same hours, Monday first; none if no hours have been entered. */
export function hourLines(hours: OfficeHours, locale: Locale): HourLine[] {
  if (weekdays.every((day) => !hours[day])) return [];
  const times = weekdays.map((day) => timesOf(hours[day], locale));
  const starts = times.flatMap((time, at) => (at === 0 || time !== times[at - 1] ? [at] : []));
  return starts.map((from, at) => {
    const to = (starts[at + 1] ?? times.length) - 1;
    return { days: range(dayName(from, locale), dayName(to, locale)), time: times[from] ?? null };
  });
}

const timesOf = (day: DayHours | null | undefined, locale: Locale): string | null =>
  day ? range(clock(day.opens, locale), clock(day.closes, locale)) : null;

const range = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`);

/** January 1, 2024 was a Monday. */
const dayName = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at));

const clock = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`2024-01-01T${time}Z`),
  );

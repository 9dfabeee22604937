import { intlLocales, type Locale } from './locales';

type Format<Value> = (value: Value, locale: Locale) => string;

/** Caches one formatter per language, because creating one costs a thousand times as much as using it. */
function formatBy<Value>(make: (locale: string) => (value: Value) => string): Format<Value> {
  const formatters = new Map<Locale, (value: Value) => string>();
  return (value, locale) => {
    const format = formatters.get(locale) ?? make(intlLocales[locale]);
    formatters.set(locale, format);
    return format(value);
  };
}

/** Formats US dollars, in every language with a real minus sign. */
const moneyBy = (options: Intl.NumberFormatOptions): Format<number> =>
  formatBy((locale) => {
    const numbers = new Intl.NumberFormat(locale, options);
    return (amount) => numbers.format(amount).replace('-', '−');
  });

/** -1234.5 → '−$1,234.50' */
export const formatMoney = moneyBy({ style: 'currency', currency: 'USD' });

/** 1234.5 → '$1,235' */
export const formatDollars = moneyBy({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats an amount with its sign, and a space between them that no line breaks at: 1234.5 → '+ $1,234.50', 0 → '$0.00' */
const signedBy =
  (format: Format<number>): Format<number> =>
  (amount, locale) =>
    amount === 0 ? format(0, locale) : `${amount < 0 ? '−' : '+'}\u00A0${format(Math.abs(amount), locale)}`;
export const formatSignedMoney = signedBy(formatMoney);

/** -1500 → '− $1,500' */
export const formatSignedDollars = signedBy(formatDollars);

/** 1234567 → '$1.2M' */
export const formatShortDollars = moneyBy({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** 1234 → '1,234' */
export const formatCount: Format<number> = formatBy((locale) => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (count) => numbers.format(count);
});

/** 0.0425 → '4.25%' */
export const formatRate: Format<number> = formatBy((locale) => {
  const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (fraction) => `${rates.format(fraction * 100)}%`;
});

/** Formats a fraction as a percentage with one decimal, so that the percentages in a column are easy to compare. */
export const formatShare: Format<number> = formatBy((locale) => {
  const shares = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (fraction) => `${shares.format(fraction * 100)}%`;
});

const datesBy = <Value extends string | Date>(options: Intl.DateTimeFormatOptions): Format<Value> =>
  formatBy((locale) => {
    const dates = new Intl.DateTimeFormat(locale, options);
    return (instant) => dates.format(new Date(instant));
  });

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats an RFC 3339 UTC timestamp in the browser's time zone: 'Jan 31, 2025', '31 ene 2025'. */
export const formatDate = datesBy<string>(day);
/** Formats a YYYY-MM-DD date, which no time zone may move to another day. */
export const formatCalendarDate: Format<string> = (date, locale) => formatDate(`${date}T12:00:00`, locale);
export const formatDateTime = datesBy<string>({ ...day, ...time });
export const formatTime = datesBy<Date>(time);

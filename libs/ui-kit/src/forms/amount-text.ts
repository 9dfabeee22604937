import { formatAmount } from '../core/money';

/** What a money field holds: dollars, nothing, or what was typed and is no amount, kept so that it can be mended. */
export type AmountValue = number | string | null;

// A comma only where thousands have one: '1234,56' must never become 123456.
const amount = /^([-−]?)\$?((?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?)$/;

/** '$1,234.5' → 1234.5; '' → `blank`; what is no amount stays as it was typed. Never NaN. */
export function readAmount(typed: string, blank: 0 | null): AmountValue {
  const text = typed.trim();
  if (text === '') return blank;
  const found = amount.exec(text);
  const digits = found?.[2]?.replaceAll(',', '') ?? '';
  if (!/\d/.test(digits)) return typed;
  const value = Number(digits);
  return found?.[1] && value !== 0 ? -value : value;
}

/** As it stands when nobody types: 1,234.50. More than two decimals are shown, not rounded away. */
export function showAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return Math.abs(Math.round(value * 100) / 100 - value) < 1e-9 ? formatAmount(value) : String(value);
}

/** As it is easiest to change: 1234.5; a zero is not in the way. */
export function editAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) && value !== 0 ? String(value) : '';
}

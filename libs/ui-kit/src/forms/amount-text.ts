/** The same in every language of the portal: amounts are typed as they stand on the forms. */
const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a money field holds: dollars, nothing, or what was typed and is no amount, kept so that it can be mended. */
export type AmountValue = number | string | null;

// A comma only where thousands have one: '1234,56' must never become 123456.
const amount = /^([-−]?)\$?((?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?)$/;

/** A number holds this many digits exactly; more would be rounded in silence. */
const exactDigits = 15;

/** '$1,234.5' → 1234.5; '' → `blank`; what is no amount, or longer than a number holds, stays as it was typed. */
export function readAmount(typed: string, blank: 0 | null): AmountValue {
  const text = typed.trim();
  if (text === '') return blank;
  const found = amount.exec(text);
  const digits = found?.[2]?.replaceAll(',', '') ?? '';
  if (!/\d/.test(digits) || digits.replace(/\D/g, '').length > exactDigits) return typed;
  const value = Number(digits);
  return found?.[1] && value !== 0 ? -value : value;
}

/** As it stands when nobody types: 1,234.50. More than two decimals are shown, not rounded away. */
export function showAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return Math.abs(Math.round(value * 100) / 100 - value) < 1e-9 ? amounts.format(value) : String(value);
}

/** As it is easiest to change: 1234.5; a zero is not in the way. */
export function editAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) && value !== 0 ? String(value) : '';
}

import { stateCodes } from '@portal/tax-engine/input';
import { fieldLimits } from './limits';

export { stateCodes };

const digitsOf = (value: string): string => value.replace(/\D/g, '');

export const isStateCode = (value: string): boolean => (stateCodes as readonly string[]).includes(value);

/** Returns whether the value is a finite number of dollars with at most two decimals; strings and -0 are not. */
export function isMoney(value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value) || Object.is(value, -0)) return false;
  const rounded = Math.round(value * 100) / 100;
  // Sums of such amounts may be off in the last bits of a double, but never by a third decimal.
  return Math.abs(value) <= fieldLimits.money && Math.abs(rounded - value) <= 4 * Number.EPSILON * Math.abs(value);
}

/** Deliberately simple: one @, a dot in the domain, no spaces. Only sending an email proves that the address exists. */
export const isEmail = (value: string): boolean =>
  value.length <= fieldLimits.email && /^[^\s@<>"',;:\\]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i.test(value);

/** A North American number: 10 digits, or 11 with a leading 1, with any separators. */
export const isPhone = (value: string): boolean =>
  /^[0-9()+.\- ]{10,20}$/.test(value) && /^1?[2-9]\d{9}$/.test(digitsOf(value));

/** Nine digits, with or without dashes. */
export const ssnPattern = /^\d{3}-?\d{2}-?\d{4}$/;

/**
 * Returns whether the text is nine digits, with or without dashes, that can be an SSN (not 000, 666 or 9xx; no 00
 * group, no 0000 serial) or an ITIN (9xx with group 50-65, 70-88, 90-92, 94-99; IRM 3.21.263).
 */
export function isPossibleSsn(value: string): boolean {
  if (!ssnPattern.test(value)) return false;
  const digits = digitsOf(value);
  const [area, group, serial] = [digits.slice(0, 3), Number(digits.slice(3, 5)), digits.slice(5)];
  if (area.startsWith('9')) return isItinGroup(group);
  return area !== '000' && area !== '666' && group !== 0 && serial !== '0000';
}

const isItinGroup = (group: number): boolean =>
  (group >= 50 && group <= 65) ||
  (group >= 70 && group <= 88) ||
  (group >= 90 && group <= 92) ||
  (group >= 94 && group <= 99);

/** Validates the ABA check digit: the nine digits, weighted 3-7-1, must add up to a multiple of ten. */
export function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value) || value === '000000000') return false;
  const sum = [...value].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return sum % 10 === 0;
}

/** An existing calendar date as YYYY-MM-DD. */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Returns today's date in UTC, as YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** An existing calendar date on which a person who files today may have been born. */
export const isDateOfBirth = (value: unknown): value is string =>
  typeof value === 'string' && isIsoDate(value) && value >= fieldLimits.earliestBirth && value <= today();

/** '123-45-6789' → '123456789', the stored form. */
export const ssnDigits = digitsOf;

/** '123456789' → '123-45-6789', the displayed form. */
export function formatSsn(value: string): string {
  const digits = digitsOf(value);
  return digits.length === 9 ? `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}` : digits;
}

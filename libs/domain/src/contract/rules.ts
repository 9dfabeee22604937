import { fieldLimits } from './limits';
import { ruleWords } from './rules.words';
import { rule } from './rule';
import { isEmail, isIsoDate, isMoney, isPhone, isPossibleSsn, isRoutingNumber, isStateCode } from './values';

const isString = (value: unknown): value is string => typeof value === 'string';
// Control characters have no place in a line of text, and NUL cannot be stored at all.
const isLine = (value: string): boolean => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

/** A line of text of at most `max` characters (after trimming). */
export const Text = (max: number = fieldLimits.text) =>
  rule('text', (v) => isString(v) && isLine(v) && v.trim().length <= max, ruleWords.text(max), [max]);

export const OneOf = (values: readonly string[]) =>
  rule('oneOf', (v) => isString(v) && values.includes(v), ruleWords.oneOf, [values]);

export const Flag = () => rule('flag', (v) => typeof v === 'boolean', ruleWords.flag);

/** Dollars, 0 or more, at most two decimals. */
export const Money = () => rule('money', (v) => isMoney(v) && v >= 0, ruleWords.money);

/** Dollars, negative allowed, at most two decimals. */
export const SignedMoney = () => rule('signedMoney', isMoney, ruleWords.signedMoney);

/** A share of a whole: 0.0425 is 4.25 %. */
export const Rate = () => rule('rate', (v) => typeof v === 'number' && Number.isFinite(v) && v >= 0, ruleWords.rate);

/** A list of texts of at most `max` characters each. */
export const Texts = (max: number = fieldLimits.text) =>
  rule(
    'texts',
    (v) => Array.isArray(v) && v.every((text) => isString(text) && isLine(text) && text.trim().length <= max),
    ruleWords.text(max),
    [max],
  );

export const WholeNumber = (min: number, max: number) =>
  rule(
    'wholeNumber',
    (v) => Number.isInteger(v) && Number(v) >= min && Number(v) <= max,
    ruleWords.wholeNumber(min, max),
    [min, max],
  );

export const Email = () => rule('email', (v) => isString(v) && isEmail(v), ruleWords.email);
export const Phone = () => rule('phone', (v) => isString(v) && isPhone(v), ruleWords.phone);
export const Ssn = () => rule('ssn', (v) => isString(v) && isPossibleSsn(v), ruleWords.ssn);
export const DateOfBirth = () =>
  rule(
    'dateOfBirth',
    (v) => isString(v) && isIsoDate(v) && v >= fieldLimits.earliestBirth && v <= today(),
    ruleWords.dateOfBirth,
  );
export const StateField = () => rule('state', (v) => isString(v) && isStateCode(v), ruleWords.state);
export const ZipCode = () => rule('zip', (v) => isString(v) && /^\d{5}(-\d{4})?$/.test(v), ruleWords.zip);
export const RoutingNumber = () => rule('routing', (v) => isString(v) && isRoutingNumber(v), ruleWords.routing);
export const AccountNumber = () => rule('account', (v) => isString(v) && /^[0-9-]{4,17}$/.test(v), ruleWords.account);
export const Pin = () => rule('pin', (v) => isString(v) && /^\d{4}$/.test(v), ruleWords.pin);

const today = (): string => new Date().toISOString().slice(0, 10);

import { stateCodes } from '@portal/tax-engine/input';
import { fieldLimits } from './limits';
import { rule, ruleMessage, type JsonSchema } from './rule';
import type {} from './rules.messages';
import {
  isEmail,
  isIsoDate,
  isMoney,
  isPhone,
  isPossibleSsn,
  isRoutingNumber,
  isStateCode,
  ssnPattern,
} from './values';
import type { Message } from '../i18n/message';

const isString = (value: unknown): value is string => typeof value === 'string';
// Control characters have no place in a line of text, and NUL cannot be stored at all.
const isLine = (value: string): boolean => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

/** A text of a kind that more than a pattern decides. */
const text = (name: string, holds: (value: string) => boolean, says: Message, schema: JsonSchema = {}) =>
  rule({ name, holds: (v) => isString(v) && holds(v), says, schema: { type: 'string', ...schema } });

/** A text of a kind that a regular expression decides, in the rule and in the schema alike. */
const pattern = (name: string, expression: RegExp, says: Message) =>
  text(name, (v) => expression.test(v), says, { pattern: expression.source });

const isLineOf = (max: number) => (value: unknown) => isString(value) && isLine(value) && value.trim().length <= max;

/** A line of text of at most `max` characters (after trimming). */
export const Text = (max: number = fieldLimits.text) =>
  text('text', isLineOf(max), ruleMessage('rules.text', { max }), { maxLength: max });

/** A list of texts of at most `max` characters each. */
export const Texts = (max: number = fieldLimits.text) =>
  rule({
    name: 'texts',
    holds: (v) => Array.isArray(v) && v.every(isLineOf(max)),
    says: ruleMessage('rules.text', { max }),
    schema: { type: 'array', items: { type: 'string', maxLength: max } },
  });

export const OneOf = (values: readonly string[]) =>
  text('oneOf', (v) => values.includes(v), ruleMessage('rules.oneOf'), { enum: values });

export const Flag = () =>
  rule({
    name: 'flag',
    holds: (v) => typeof v === 'boolean',
    says: ruleMessage('rules.flag'),
    schema: { type: 'boolean' },
  });

const money = { type: 'number', multipleOf: 0.01, maximum: fieldLimits.money } as const;

const digitsOnly = /^[-−]?\$?\d{12,}(?:\.\d*)?$/;
/** As a number, or as the digits that were typed where a number would be rounded. */
const isTooLarge = (v: unknown): boolean =>
  typeof v === 'number' ? Math.abs(v) > fieldLimits.money : isString(v) && digitsOnly.test(v.replaceAll(',', ''));

/** Says of an amount that is more than is taken how much that is, and of any other what an amount looks like. */
function amount(name: string, holds: (value: unknown) => boolean, says: Message, minimum: number): PropertyDecorator {
  const most = fieldLimits.money.toLocaleString('en-US');
  const schema = { ...money, minimum };
  const largest = ruleMessage('rules.largestAmount', { most });
  const rules = [
    rule({ name, holds: (v) => isTooLarge(v) || holds(v), says, schema }),
    rule({ name: 'largestAmount', holds: (v) => !isTooLarge(v), says: largest, schema: {} }),
  ];
  return (target, key) => rules.forEach((decorate) => decorate(target, key));
}

/** Dollars, 0 or more, at most two decimals. */
export const Money = () => amount('money', (v) => isMoney(v) && v >= 0, ruleMessage('rules.money'), 0);

/** Dollars, negative allowed, at most two decimals. */
export const SignedMoney = () => amount('signedMoney', isMoney, ruleMessage('rules.signedMoney'), -fieldLimits.money);

/** A share of a whole: 0.0425 is 4.25 %. */
export const Rate = () =>
  rule({
    name: 'rate',
    holds: (v) => typeof v === 'number' && Number.isFinite(v) && v >= 0,
    says: ruleMessage('rules.rate'),
    schema: { type: 'number', minimum: 0 },
  });

export const WholeNumber = (min: number, max: number) =>
  rule({
    name: 'wholeNumber',
    holds: (v) => Number.isInteger(v) && Number(v) >= min && Number(v) <= max,
    says: ruleMessage('rules.wholeNumber', { min, max }),
    schema: { type: 'integer', minimum: min, maximum: max },
  });

/** A number that must be the length of the list beside it, where there is one. */
export const CountOf = (list: string) =>
  rule({
    name: 'countOf',
    holds: (v, body) => {
      const beside: unknown = (body as Readonly<Record<string, unknown>>)[list];
      return !Array.isArray(beside) || v === beside.length;
    },
    says: ruleMessage('rules.countOf', { list }),
    schema: { description: `The length of \`${list}\` where it is given` },
  });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const Uuid = () => pattern('uuid', uuid, ruleMessage('rules.uuid'));

/** At least one and at most `max` ids. */
export const Ids = (max: number) =>
  rule({
    name: 'ids',
    holds: (v) => Array.isArray(v) && v.length > 0 && v.length <= max && v.every((id) => isString(id) && uuid.test(id)),
    says: ruleMessage('rules.ids', { max }),
    schema: { type: 'array', minItems: 1, maxItems: max, items: { type: 'string', pattern: uuid.source } },
  });

export const Email = () =>
  text('email', isEmail, ruleMessage('rules.email'), { format: 'email', maxLength: fieldLimits.email });
export const Phone = () =>
  text('phone', isPhone, ruleMessage('rules.phone'), {
    description: 'North American number, 10 digits, separators free',
  });
export const Ssn = () => text('ssn', isPossibleSsn, ruleMessage('rules.ssn'), { pattern: ssnPattern.source });
export const DateOfBirth = () =>
  text(
    'dateOfBirth',
    (v) => isIsoDate(v) && v >= fieldLimits.earliestBirth && v <= today(),
    ruleMessage('rules.dateOfBirth'),
    { format: 'date' },
  );
export const StateField = () => text('state', isStateCode, ruleMessage('rules.state'), { enum: [...stateCodes] });
export const ZipCode = () => pattern('zip', /^\d{5}(-\d{4})?$/, ruleMessage('rules.zip'));
export const RoutingNumber = () =>
  text('routing', isRoutingNumber, ruleMessage('rules.routing'), { pattern: '^\\d{9}$' });
export const AccountNumber = () => pattern('account', /^[0-9-]{4,17}$/, ruleMessage('rules.account'));
export const Pin = () => pattern('pin', /^\d{4}$/, ruleMessage('rules.pin'));

const today = (): string => new Date().toISOString().slice(0, 10);

import { stateCodes } from '@portal/tax-engine/input';
import { taxYears } from '@portal/tax-engine/law/tax-year';
import { fieldLimits } from './limits';
import { inTurn, rule, ruleMessage, type JsonSchema, type Rule } from './rule';
import type {} from './rules.messages';
import { isEmail, isIsoDate, isPhone, isPossibleSsn, isRoutingNumber, isStateCode, ssnPattern, today } from './values';
import type { Message } from '../i18n/message';

const isString = (value: unknown): value is string => typeof value === 'string';
// Rejects control characters, which do not belong in a line of text; PostgreSQL cannot even store NUL.
const isLine = (value: string): boolean => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);

const textRule = (name: string, holds: (value: string) => boolean, says: Message, schema: JsonSchema = {}): Rule => ({
  name,
  holds: (v) => isString(v) && holds(v),
  says,
  schema: { type: 'string', ...schema },
});

/** A text rule too complex for a regular expression. */
const text = (...given: Parameters<typeof textRule>) => rule(textRule(...given));

/** A text rule defined by a regular expression, used for both validation and the JSON schema. */
const pattern = (name: string, expression: RegExp, says: Message) =>
  text(name, (v) => expression.test(v), says, { pattern: expression.source });

const isLineOf = (max: number) => (value: unknown) => isString(value) && isLine(value) && value.trim().length <= max;

/** A line of text of at most `max` characters (after trimming). */
export const Text = (max: number = fieldLimits.text) =>
  text('text', isLineOf(max), ruleMessage('rules.text', { max }), { maxLength: max });

/** A list of at most `most` texts, each of at most `max` characters. */
export const Texts = (max: number = fieldLimits.text, most: number = fieldLimits.texts) =>
  inTurn(
    {
      name: 'texts',
      holds: (v) => Array.isArray(v) && v.every(isLineOf(max)),
      says: ruleMessage('rules.text', { max }),
      schema: { type: 'array', items: { type: 'string', maxLength: max } },
    },
    {
      name: 'textCount',
      holds: (v) => Array.isArray(v) && v.length <= most,
      says: ruleMessage('rules.tooMany', { max: most }),
      schema: { maxItems: most },
    },
  );

export const OneOf = (values: readonly string[]) =>
  text('oneOf', (v) => values.includes(v), ruleMessage('rules.oneOf'), { enum: values });

/** A list, possibly empty, in which each item is one of the given values. */
export const SomeOf = (values: readonly string[]) =>
  rule({
    name: 'someOf',
    holds: (v) => Array.isArray(v) && v.every((one) => values.includes(one as string)),
    says: ruleMessage('rules.oneOf'),
    schema: { type: 'array', items: { type: 'string', enum: values } },
  });

export const Flag = () =>
  rule({
    name: 'flag',
    holds: (v) => typeof v === 'boolean',
    says: ruleMessage('rules.flag'),
    schema: { type: 'boolean' },
  });

/** A rate as a fraction: 0.0425 is 4.25%. */
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

/** A number of rows or days, at least `min`. */
export const Count = (min = 0) => WholeNumber(min, fieldLimits.integer);

/** The version of a row, which every change increments; 0 for one that does not exist yet, where `min` allows it. */
export const Version = (min = 1) => WholeNumber(min, fieldLimits.integer);

/** A number that must equal the length of the given list, if the list is present. */
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

/** One of the tax years whose law the engine has. */
export const TaxYear = () =>
  rule({
    name: 'taxYear',
    holds: (v) => taxYears.some((year) => year === v),
    says: ruleMessage('rules.taxYear', { years: taxYears.join(', ') }),
    schema: { type: 'integer', enum: [...taxYears] },
  });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => uuid.test(text);
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
export const Ssn = () =>
  inTurn(
    textRule('ssn', (v) => ssnPattern.test(v), ruleMessage('rules.ssn'), { pattern: ssnPattern.source }),
    textRule('possibleSsn', isPossibleSsn, ruleMessage('rules.possibleSsn')),
  );
export const Ein = () => pattern('ein', /^\d{2}-?\d{7}$/, ruleMessage('rules.ein'));
export const DateOfBirth = () =>
  inTurn(
    textRule('dateOfBirth', isIsoDate, ruleMessage('rules.dateOfBirth'), { format: 'date' }),
    textRule('bornLater', (v) => v <= today(), ruleMessage('rules.bornLater')),
    textRule('bornBefore', (v) => v >= fieldLimits.earliestBirth, ruleMessage('rules.bornBefore')),
  );
/** An existing calendar date, YYYY-MM-DD. */
export const CalendarDate = () => text('calendarDate', isIsoDate, ruleMessage('rules.dateOfBirth'), { format: 'date' });
/** An RFC 3339 timestamp, including its time zone. */
export const Moment = () =>
  text(
    'moment',
    (v) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(v) && !Number.isNaN(Date.parse(v)),
    ruleMessage('rules.moment'),
    { format: 'date-time' },
  );
/** A time of day on a 24-hour clock, `09:00`. */
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
export const TimeOfDay = () => pattern('timeOfDay', timeOfDay, ruleMessage('rules.timeOfDay'));
/** A time later than the one in another field of the same record, if both are times. */
export const LaterThan = (other: string) =>
  rule({
    name: 'laterThan',
    holds: (v, body) => {
      const earlier: unknown = (body as Readonly<Record<string, unknown>>)[other];
      return !isString(v) || !isString(earlier) || !timeOfDay.test(v) || !timeOfDay.test(earlier) || v > earlier;
    },
    says: ruleMessage('rules.laterThan'),
    schema: { description: `Later than \`${other}\`` },
  });
export const StateField = () => text('state', isStateCode, ruleMessage('rules.state'), { enum: [...stateCodes] });
export const ZipCode = () => pattern('zip', /^\d{5}(-\d{4})?$/, ruleMessage('rules.zip'));
const nineDigits = /^\d{9}$/;
export const RoutingNumber = () =>
  inTurn(
    textRule('routing', (v) => nineDigits.test(v), ruleMessage('rules.routing'), { pattern: nineDigits.source }),
    textRule('routingCheck', isRoutingNumber, ruleMessage('rules.routingCheck')),
  );
export const AccountNumber = () => pattern('account', /^[0-9-]{4,17}$/, ruleMessage('rules.account'));
/** `#rrggbb`, the color format that the theme and the database accept. */
const hexColor = /^#[0-9a-f]{6}$/i;
export const HexColor = () => pattern('hexColor', hexColor, ruleMessage('rules.hexColor'));
export const Pin = () => pattern('pin', /^\d{4}$/, ruleMessage('rules.pin'));

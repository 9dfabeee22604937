import type { Message, Translate } from '../i18n/message';
import { Money, SignedMoney } from './amount.rules';
import * as rules from './rules';
import { TimeZone } from './time-zone.rule';
import { rulesMessages } from './rules.messages';
import { validate } from './validate';

const english: Translate = (source: string | Message) => {
  const { id, values = {} } = typeof source === 'string' ? { id: source } : source;
  const text = (rulesMessages as Readonly<Record<string, string>>)[id.replace('rules.', '')] ?? id;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'object' ? value.id : String(value);
  });
};

/** Returns the error message for a value under one rule; undefined if it is valid. */
function errorOf(decorate: PropertyDecorator, value: unknown, beside: object = {}): string | undefined {
  class Body {
    it!: unknown;
    list?: unknown;
  }
  decorate(Body.prototype, 'it');
  rules.Texts()(Body.prototype, 'list');
  const { errors } = validate(Body, { it: value, ...beside }, english);
  expect(errors.length).toBeLessThan(2);
  return errors[0]?.detail;
}

interface Case {
  rule: PropertyDecorator;
  takes: readonly unknown[];
  refuses: Readonly<Record<string, readonly unknown[]>>;
}

const id = '01900000-0000-7000-8000-0000000000aF';
const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const cases: Readonly<Record<string, Case>> = {
  text: {
    rule: rules.Text(5),
    takes: ['', 'abcde', '  abcde  ', 'a\tb', 'ñandú'],
    refuses: { 'it can have up to 5 characters.': ['abcdef', 'a\u0000b', 'a\u001bb', 'a\u007f', 7, true] },
  },
  'a text of the usual length': {
    rule: rules.Text(),
    takes: ['x'.repeat(120)],
    refuses: { 'it can have up to 120 characters.': ['x'.repeat(121)] },
  },
  texts: {
    rule: rules.Texts(5, 2),
    takes: [[], ['a', 'abcde']],
    refuses: {
      'it can have up to 5 characters.': [['abcdef'], ['a', 'b\u0000'], [7], 'a', { 0: 'a' }],
      'The maximum is 2.': [['a', 'b', 'c']],
    },
  },
  'one of': {
    rule: rules.OneOf(['red', 'blue']),
    takes: ['red', 'blue'],
    refuses: { 'Choose an option for it.': ['green', 'Red', 1] },
  },
  'some of': {
    rule: rules.SomeOf(['red', 'blue']),
    takes: [[], ['blue'], ['red', 'blue']],
    refuses: { 'Choose an option for it.': [['red', 'green'], [1], 'red', {}] },
  },
  flag: { rule: rules.Flag(), takes: [true, false], refuses: { 'it must be yes or no.': ['true', 0, 1] } },
  rate: {
    rule: rules.Rate(),
    takes: [0, 0.0425, 2],
    refuses: { 'it must be a rate of 0 or more, like 0.0425.': [-0.01, NaN, Infinity, '0.04'] },
  },
  'whole number': {
    rule: rules.WholeNumber(1, 3),
    takes: [1, 3],
    refuses: { 'it must be a whole number from 1 to 3.': [0, 4, 1.5, '2', NaN] },
  },
  uuid: {
    rule: rules.Uuid(),
    takes: [id, id.toLowerCase()],
    refuses: {
      'it is not a valid ID.': [`${id}0`, `x${id}`, id.replaceAll('-', ''), id.replace('f', 'g').slice(0, -1), 1],
    },
  },
  ids: {
    rule: rules.Ids(2),
    takes: [[id], [id, id]],
    refuses: { 'Choose from 1 to 2.': [[], [id, id, id], [id, 'x'], [id, 1], id] },
  },
  'e-mail': {
    rule: rules.Email(),
    takes: ['ann@example.com'],
    refuses: { 'Enter an email address like name@example.com.': ['ann', `${'a'.repeat(60)}@${'b.'.repeat(100)}com`] },
  },
  phone: {
    rule: rules.Phone(),
    takes: ['313-555-0123'],
    refuses: { 'Enter a phone number with 10 digits, like 313-555-0123.': ['555-0123'] },
  },
  'Social Security number': {
    rule: rules.Ssn(),
    takes: ['123-45-6789', '123456789'],
    refuses: {
      'Enter a Social Security number like 123-45-6789.': ['41255', '1234567890', 'x123456789', 123456789],
      'That isn’t a valid Social Security number. Check the digits.': ['000-12-3456', '666123456'],
    },
  },
  EIN: {
    rule: rules.Ein(),
    takes: ['12-3456789', '123456789'],
    refuses: { 'it must have nine digits, like 12-3456789.': ['1-23456789', '12-34567890', 'a12-3456789'] },
  },
  'date of birth': {
    rule: rules.DateOfBirth(),
    takes: ['1900-01-01', '2024-02-29', days(0)],
    refuses: {
      'Enter a valid date (month, day and year).': ['2023-02-29', '1/2/1980', 1980],
      'The date of birth can’t be in the future.': [days(2)],
      'The date of birth can’t be before 1900.': ['1899-12-31'],
    },
  },
  moment: {
    rule: rules.Moment(),
    takes: ['2025-04-15T12:00:00Z', '2025-04-15T12:00:00.123456789Z', '2025-04-15T12:00:00-04:00'],
    refuses: {
      'it must be a time like 2025-04-15T12:00:00Z.': [
        '2025-04-15',
        '2025-04-15T12:00:00',
        '2025-13-15T12:00:00Z',
        'on 2025-04-15T12:00:00Z',
        '2025-04-15T12:00:00Z or so',
        '2025-04-15T12:00:00.1234567890Z',
      ],
    },
  },
  state: { rule: rules.StateField(), takes: ['MI', 'DC'], refuses: { 'Choose a state.': ['ZZ', 'mi', 'Michigan'] } },
  'ZIP code': {
    rule: rules.ZipCode(),
    takes: ['48201', '48201-1234'],
    refuses: { 'Enter a ZIP code like 48201 or 48201-1234.': ['4820', '482011', '48201-123', 'x48201', '48201-12345'] },
  },
  'routing number': {
    rule: rules.RoutingNumber(),
    takes: ['072000326'],
    refuses: {
      'A routing number has nine digits. It is printed on your checks.': [
        '07200032',
        '0720003260',
        '07200032a',
        'a072000326',
      ],
      'That isn’t a valid routing number. Check the nine digits on your check.': ['123456789', '000000000'],
    },
  },
  'account number': {
    rule: rules.AccountNumber(),
    takes: ['1234', '12345678901234567', '12-34'],
    refuses: { 'Enter an account number of 4 to 17 digits.': ['123', '123456789012345678', '12a4', 'a1234'] },
  },
  color: {
    rule: rules.HexColor(),
    takes: ['#0b5e6b', '#FFFFFF'],
    refuses: { 'Enter a color like #0b5e6b.': ['0b5e6b', '#0b5e6', '#0b5e6b7', '#0b5e6g', 'x#0b5e6b'] },
  },
  'time zone': {
    rule: TimeZone(20),
    takes: ['America/Detroit', 'UTC'],
    refuses: { 'Choose an option for it.': ['Detroit', '+05:00', 'America/North_Dakota/New_Salem', 5] },
  },
  PIN: {
    rule: rules.Pin(),
    takes: ['0000'],
    refuses: { 'A PIN has 4 digits.': ['123', '12345', 'a1234', '12a4', 1234] },
  },
  money: {
    rule: Money(),
    takes: [0, 1234.56, 99_999_999_999.99],
    refuses: {
      'it can’t be more than 99,999,999,999.99.': [1e12, '1e12', '1E+12', '$100,000,000,000', ' 100000000000.00 '],
      'it can’t be negative.': [-0.01, '-5', '−5', '-1,234.56'],
      'it can have up to two decimals, like 1,234.56.': [1.234],
      'Enter it in dollars, like 1,234.56.': ['5', 'abc', '12,34', NaN, -0, '1e', '1e12x', 'x1e12', '1,0000000000000'],
    },
  },
  'signed money': {
    rule: SignedMoney(),
    takes: [0, -1234.56, -99_999_999_999.99],
    refuses: {
      'it can’t be more than 99,999,999,999.99.': [1e12],
      'it can’t be less than -99,999,999,999.99.': [-1e12, '-1e12'],
      'it can have up to two decimals, like 1,234.56.': [-1.234],
      'Enter it in dollars, like 1,234.56 or -1,234.56.': ['-5', 'abc'],
    },
  },
};

describe.each(Object.entries(cases))('%s', (_, { rule, takes, refuses }) => {
  it.each(takes.map((value) => [value]))('accepts %p', (value) => expect(errorOf(rule, value)).toBeUndefined());

  it.each(Object.entries(refuses).flatMap(([says, values]) => values.map((value) => [value, says] as const)))(
    'rejects %p: %s',
    (value, says) => expect(errorOf(rule, value)).toBe(says),
  );
});

it('accepts a blank value unless it is required', () => {
  for (const { rule } of Object.values(cases))
    for (const blank of [undefined, null, '']) expect(errorOf(rule, blank)).toBeUndefined();
});

describe('CountOf', () => {
  const countsList = rules.CountOf('list');
  it('requires the number to match the length of the list, if there is one', () => {
    expect(errorOf(countsList, 2, { list: ['a', 'b'] })).toBeUndefined();
    expect(errorOf(countsList, 7)).toBeUndefined();
    expect(errorOf(countsList, 1, { list: ['a', 'b'] })).toBe('it must match the length of list or be omitted.');
  });
});

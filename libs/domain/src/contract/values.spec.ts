import {
  formatSsn,
  isDateOfBirth,
  isEmail,
  isIsoDate,
  isMoney,
  isPhone,
  isPossibleSsn,
  isRoutingNumber,
} from './values';

describe('isPossibleSsn', () => {
  it.each([
    '000-12-3456',
    '666-12-3456',
    '123-00-4567',
    '123-45-0000',
    '900-12-3456',
    '900-49-1234',
    '900-66-1234',
    '900-69-1234',
    '900-89-1234',
    '999-93-1234',
    '12-345-6789',
    '1234567890',
    '',
  ])('rejects %s', (value) => expect(isPossibleSsn(value)).toBe(false));
  it.each([
    '123-45-6789',
    '123456789',
    ...['50', '65', '70', '88', '90', '92', '94', '99'].map((group) => `900-${group}-1234`),
  ])('accepts %s', (value) => expect(isPossibleSsn(value)).toBe(true));
});

describe('isRoutingNumber', () => {
  it.each(['072000327', '12345678', '000000000', '07200032a', '0720003260', '072000326 ', 'x072000326'])(
    'rejects %s',
    (value) => expect(isRoutingNumber(value)).toBe(false),
  );
  it.each(['072000326', '021000021', '011401533'])('accepts %s', (value) => expect(isRoutingNumber(value)).toBe(true));
});

describe('isIsoDate', () => {
  it.each([
    '2024-02-30',
    '2023-02-29',
    '24-01-01',
    '2024-1-1',
    '2024-13-01',
    '2024-01-01T',
    '+002024-01-01',
    'on 2024-01-01',
  ])('rejects %s', (value) => expect(isIsoDate(value)).toBe(false));
  it('accepts a leap day', () => expect(isIsoDate('2024-02-29')).toBe(true));
});

describe('isDateOfBirth', () => {
  const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  it.each(['1899-12-31', days(2), '1980-02-30', '1980', 19800101, null, undefined])('rejects %p', (value) =>
    expect(isDateOfBirth(value)).toBe(false),
  );
  it.each(['1900-01-01', '1980-02-29', days(0)])('accepts %s', (value) => expect(isDateOfBirth(value)).toBe(true));
});

describe('isMoney', () => {
  it.each([1.234, 9_876_543.215, 12_345_678_901.239, 5e-324, NaN, -Infinity, 1e15, '5', null])('rejects %p', (value) =>
    expect(isMoney(value)).toBe(false),
  );
  it.each([0, 0.1, 0.29, 0.1 + 0.2, 1234.56, 1.1 + 9_876_543.21, -12.34, 99_999_999_999.99])('accepts %p', (value) =>
    expect(isMoney(value)).toBe(true),
  );
});

describe('isEmail and isPhone', () => {
  it.each([
    'a',
    'a@b',
    'a b@example.com',
    '<x>@example.com',
    'a@example.com, b@example.com',
    'a@example.com>',
    `${'a'.repeat(65)}@example.com`,
  ])('rejects %s', (value) => expect(isEmail(value)).toBe(false));
  it('accepts a plain address', () => expect(isEmail('ann.li+tax@mail.example.com')).toBe(true));
  it.each(['555-0123', '013-555-0123', 'call me maybe'])('rejects %s', (value) => expect(isPhone(value)).toBe(false));
  it.each(['313-555-0123', '+1 (313) 555-0123', '3135550123'])('accepts %s', (value) =>
    expect(isPhone(value)).toBe(true),
  );
});

it('formats nine digits with dashes and leaves shorter input unchanged', () => {
  expect(formatSsn('123456789')).toBe('123-45-6789');
  expect(formatSsn('12345678')).toBe('12345678');
});

import { formatSsn, isEmail, isIsoDate, isMoney, isPhone, isPossibleSsn, isRoutingNumber } from './values';

describe('isPossibleSsn', () => {
  it.each([
    '000-12-3456',
    '666-12-3456',
    '123-00-4567',
    '123-45-0000',
    '900-12-3456',
    '999-93-1234',
    '12-345-6789',
    '1234567890',
    '',
  ])('refuses %s', (value) => expect(isPossibleSsn(value)).toBe(false));
  it.each(['123-45-6789', '123456789', '900-70-1234'])('takes %s', (value) => expect(isPossibleSsn(value)).toBe(true));
});

describe('isRoutingNumber', () => {
  it.each(['072000327', '12345678', '000000000', '07200032a'])('refuses %s', (value) =>
    expect(isRoutingNumber(value)).toBe(false),
  );
  it.each(['072000326', '021000021', '011401533'])('takes %s', (value) => expect(isRoutingNumber(value)).toBe(true));
});

describe('isIsoDate', () => {
  it.each(['2024-02-30', '2023-02-29', '24-01-01', '2024-1-1', '2024-13-01'])('refuses %s', (value) =>
    expect(isIsoDate(value)).toBe(false),
  );
  it('takes a leap day', () => expect(isIsoDate('2024-02-29')).toBe(true));
});

describe('isMoney', () => {
  it.each([1.234, 9_876_543.215, 12_345_678_901.239, 5e-324, NaN, -Infinity, 1e15, '5', null])('refuses %p', (value) =>
    expect(isMoney(value)).toBe(false),
  );
  it.each([0, 0.1, 0.29, 0.1 + 0.2, 1234.56, 1.1 + 9_876_543.21, -12.34, 99_999_999_999.99])('takes %p', (value) =>
    expect(isMoney(value)).toBe(true),
  );
});

describe('isEmail and isPhone', () => {
  it.each(['a', 'a@b', 'a b@example.com', '<x>@example.com', `${'a'.repeat(65)}@example.com`])('refuses %s', (value) =>
    expect(isEmail(value)).toBe(false),
  );
  it('takes a plain address', () => expect(isEmail('ann.li+tax@mail.example.com')).toBe(true));
  it.each(['555-0123', '013-555-0123', 'call me maybe'])('refuses %s', (value) => expect(isPhone(value)).toBe(false));
  it.each(['313-555-0123', '+1 (313) 555-0123', '3135550123'])('takes %s', (value) =>
    expect(isPhone(value)).toBe(true),
  );
});

it('shows nine digits with dashes', () => expect(formatSsn('123456789')).toBe('123-45-6789'));

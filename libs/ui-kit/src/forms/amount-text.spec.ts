import { editAmount, readAmount, showAmount } from './amount-text';

describe('readAmount', () => {
  it.each(['1234,56', '1,23', '12a', '-', '.', '1.2.3', '1e5', '1 000', 'NaN', '$', ','])(
    'keeps %p as it was typed',
    (typed) => expect(readAmount(typed, 0)).toBe(typed),
  );

  it.each([
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['$1,234,567', 1234567],
    [' 12. ', 12],
    ['.5', 0.5],
    ['-45.10', -45.1],
    ['−45', -45],
    ['1.005', 1.005],
  ])('reads %p', (typed, value) => expect(readAmount(typed, 0)).toBe(value));

  it.each(['999999999999999999', '12345678901234.56', '-1,000,000,000,000,000.00'])(
    'rounds nothing in silence: %s stays as it was typed',
    (typed) => expect(readAmount(typed, 0)).toBe(typed),
  );

  it('never makes a negative zero', () => expect(Object.is(readAmount('-0', 0), 0)).toBe(true));

  it('reads nothing as what the field says', () => {
    expect(readAmount('  ', 0)).toBe(0);
    expect(readAmount('', null)).toBeNull();
  });
});

describe('showing', () => {
  it('shows nothing for what is nothing', () => {
    expect([showAmount(null), showAmount(undefined), showAmount(Number.NaN)]).toEqual(['', '', '']);
  });

  it('shows amounts with thousands and cents, and what is no amount untouched', () => {
    expect(showAmount(123456789.1)).toBe('123,456,789.10');
    expect(showAmount(0)).toBe('0.00');
    expect(showAmount(1.005)).toBe('1.005');
    expect(showAmount('12a')).toBe('12a');
  });

  it('gives plain figures to type in', () => {
    expect(editAmount(1234.5)).toBe('1234.5');
    expect(editAmount(0)).toBe('');
    expect(editAmount('12a')).toBe('12a');
  });
});

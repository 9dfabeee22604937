import { caretAfter, digitsBefore, maskSsn } from './ssn-text';

describe('maskSsn', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['12', '12'],
    ['123', '123'],
    ['1234', '123-4'],
    ['123-45-6789', '123-45-6789'],
    ['123456789012', '123-45-6789'],
    ['123 45 6789', '123-45-6789'],
  ])('%p becomes %p', (typed, masked) => expect(maskSsn(typed)).toBe(masked));
});

it('keeps the caret behind the same digit', () => {
  expect(digitsBefore('12x3', 3)).toBe(2);
  expect(caretAfter('123-45-6789', 0)).toBe(0);
  expect(caretAfter('123-45-6789', 3)).toBe(3);
  expect(caretAfter('123-45-6789', 4)).toBe(5);
  expect(caretAfter('123-4', 9)).toBe(5);
});

import { asDollars, atLeastZero, dollars, share, toWholeDollars } from './money';

describe('money', () => {
  it('converts dollars to whole cents and back', () => {
    expect(dollars(1.1)).toBe(110);
    expect(dollars(1_234_567.89)).toBe(123_456_789);
    expect(asDollars(123)).toBe(1.23);
  });

  it('never produces a negative zero', () => {
    expect(Object.is(asDollars(-0), 0)).toBe(true);
    expect(Object.is(asDollars(atLeastZero(-5)), 0)).toBe(true);
  });

  it('rounds a share half up despite floating-point error', () => {
    expect(share(1_000, 0.0425)).toBe(43);
    expect(share(dollars(100.5), 0.145)).toBe(1_457);
    expect(share(500, 0.003)).toBe(2);
  });

  it('rounds to whole dollars half up', () => {
    expect(toWholeDollars(250)).toBe(300);
    expect(toWholeDollars(249)).toBe(200);
  });
});

import { ageAtYearEnd, dayOf, notUnder, turnsBy, yearStartOf } from './ages';

const [start2024, start2025] = [yearStartOf(2024), yearStartOf(2025)];

describe('birth date', () => {
  it('is converted to a number that sorts by date', () => {
    expect(dayOf('2007-12-31')).toBe(2007_12_31);
    expect(dayOf('1960-01-02')).toBeGreaterThan(dayOf('1960-01-01'));
    expect(dayOf('1959-12-31')).toBeLessThan(dayOf('1960-01-01'));
  });

  it('gives the calendar age on December 31', () => {
    expect(ageAtYearEnd(dayOf('2007-12-31'), start2024)).toBe(17);
    expect(ageAtYearEnd(dayOf('2008-01-01'), start2024)).toBe(16);
    expect(ageAtYearEnd(dayOf('2008-01-01'), start2025)).toBe(17);
  });
});

describe('age threshold', () => {
  it('is reached by adults the day before their birthday: someone born on or before January 1, 1960 is 65', () => {
    expect(dayOf('1960-01-01')).toBeLessThanOrEqual(start2024 + turnsBy(65));
    expect(dayOf('1960-01-02')).toBeGreaterThan(start2024 + turnsBy(65));
  });

  it('follows the calendar for children: someone born after December 31, 2007 is under 17', () => {
    expect(dayOf('2008-01-01')).toBeGreaterThan(start2024 + notUnder(17));
    expect(dayOf('2007-12-31')).toBeLessThanOrEqual(start2024 + notUnder(17));
  });

  it('moves with the tax year', () => {
    expect(dayOf('1961-01-01')).toBe(start2025 + turnsBy(65));
    expect(dayOf('2008-12-31')).toBe(start2025 + notUnder(17));
  });
});

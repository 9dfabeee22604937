/** A date as a number in calendar order: 20071231. */
export type Day = number;

declare const isAgeLimit: unique symbol;
/**
 * A birth date relative to January of the tax year, the same for every year: subtracts the age's years and adds the
 * month and day. `limit + yearStart` is a `Day`. Branded, so that a fixed calendar date can't take its place.
 */
export type AgeLimit = number & { readonly [isAgeLimit]: true };

const zero = '0'.charCodeAt(0);

/** The start of a year as a `Day`, before its first month. */
export const yearStartOf = (year: number): Day => year * 10_000;
/** Month and day of a `Day`. */
const firstOfJanuary = 101;
const lastOfDecember = 1231;

/** Sum of the character code of "0" over all eight digits, to be subtracted. */
const zeros = zero * 11_111_111;

/** Parses a well-formed `YYYY-MM-DD`. Reads digit by digit without a loop, many times faster than a parser. */
export const dayOf = (date: string): Day =>
  date.charCodeAt(0) * 10_000_000 +
  date.charCodeAt(1) * 1_000_000 +
  date.charCodeAt(2) * 100_000 +
  date.charCodeAt(3) * 10_000 +
  date.charCodeAt(5) * 1_000 +
  date.charCodeAt(6) * 100 +
  date.charCodeAt(8) * 10 +
  date.charCodeAt(9) -
  zeros;

export const yearOfDay = (day: Day): number => Math.floor(day / 10_000);

/** A birthday that is `age` years before the tax year, on this month and day (`101` is January 1). */
export const birthdayAt = (age: number, monthAndDay: number): AgeLimit => (yearStartOf(-age) + monthAndDay) as AgeLimit;

/**
 * Latest birth date of an adult who reaches the age in the tax year. By law an age is reached the day before the
 * birthday: someone born on January 1, 1960 is 65 at the end of 2024 (Reg. 1.151-1(c)(2); Pub. 501).
 */
export const turnsBy = (age: number): AgeLimit => birthdayAt(age - 1, firstOfJanuary);

/** Latest birth date of a child who has reached the age by the end of the year; by calendar age, Rev. Rul. 2003-72. */
export const notUnder = (age: number): AgeLimit => birthdayAt(age, lastOfDecember);

/** Calendar age on December 31 of the tax year. */
export const ageAtYearEnd = (born: Day, yearStart: Day): number => yearOfDay(yearStart) - yearOfDay(born);

/** Placeholder for a spouse who is not on the return; reaches no age. */
export const nobody: Day = yearStartOf(9999);

/** The days of a tax year that a household's facts depend on. */
export interface YearDays {
  readonly yearStart: Day;
  /** Anyone born later is not a dependent in the year. */
  readonly yearEnd: Day;
  /** Defaults for unknown birth dates: a filer of 40, a child of 8. */
  readonly filerOfForty: Day;
  readonly childOfEight: Day;
  /** Caches lists of children aged 8 by their number. */
  readonly childrenOfEight: (readonly Day[])[];
}

export function daysOf(year: number): YearDays {
  const yearStart = yearStartOf(year);
  return {
    yearStart,
    yearEnd: yearStart + lastOfDecember,
    filerOfForty: yearStart + birthdayAt(40, 701),
    childOfEight: yearStart + birthdayAt(8, 701),
    childrenOfEight: [],
  };
}

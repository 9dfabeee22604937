import { taxYear } from './law/tax-year';

/** A date as a number in calendar order: 20071231. */
export type Day = number;

const zero = '0'.charCodeAt(0);

const yearOf = (year: number): Day => year * 10_000;
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

/**
 * Latest birth date of an adult who reaches the age in the tax year. By law an age is reached the day before the
 * birthday: someone born on January 1, 1960 is 65 at the end of 2024 (Reg. 1.151-1(c)(2); Pub. 501).
 */
export const turnsBy = (age: number): Day => yearOf(taxYear + 1 - age) + firstOfJanuary;

/** Latest birth date of a child who has reached the age by the end of the year; by calendar age, Rev. Rul. 2003-72. */
export const notUnder = (age: number): Day => yearOf(taxYear - age) + lastOfDecember;

/** Last day of the tax year: anyone born later is not a dependent in it. */
export const endOfYear: Day = yearOf(taxYear) + lastOfDecember;

/** Calendar age on December 31 of the tax year. */
export const ageAtYearEnd = (born: Day): number => taxYear - yearOfDay(born);

/** Defaults for unknown birth dates: a filer of 40, a child of 8. */
export const filerOfForty: Day = yearOf(taxYear - 40) + 701;
export const childOfEight: Day = yearOf(taxYear - 8) + 701;
/** Placeholder for a spouse who is not on the return; reaches no age. */
export const nobody: Day = yearOf(9999);

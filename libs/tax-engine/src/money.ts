/** A whole number of cents. Every sum inside the engine is made in this unit. */
export type Cents = number;

/** A fraction: 0.0425 is 4.25 %. */
export type Rate = number;

/** Half of the largest error of a product of a rate and an amount, far below a cent: turns 42.4999999999 back into 42.5. */
const productNoise = 1e-6;

/** Dollars as they stand on a form or in a statute, as cents. */
export const dollars = (amount: number): Cents => Math.round(amount * 100);

/** Cents as dollars for the answer; adding 0 makes -0 a plain 0. */
export const asDollars = (amount: Cents): number => amount / 100 + 0;

/** That share of an amount, rounded half up to the cent. */
export const share = (amount: Cents, rate: Rate): Cents => Math.round(amount * rate + productNoise);

export const atLeastZero = (amount: Cents): Cents => (amount > 0 ? amount : 0);

export const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b);

export const larger = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** Half a dollar goes up, as on IRS and state forms. */
export const toWholeDollars = (amount: Cents): Cents => Math.floor((amount + 50) / 100) * 100;

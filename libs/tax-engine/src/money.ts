/** A whole number of cents. Every sum inside the engine uses this unit. */
export type Cents = number;

/** A fraction: 0.0425 is 4.25%. */
export type Rate = number;

/**
 * Compensates for the floating-point error of an amount times a rate. Far below a cent: turns 42.4999999999 back into
 * 42.5.
 */
const productNoise = 1e-6;

/** Converts dollars, as on a form or in a statute, to cents. */
export const dollars = (amount: number): Cents => Math.round(amount * 100);

/** Converts cents to dollars for the result; adding 0 turns -0 into 0. */
export const asDollars = (amount: Cents): number => amount / 100 + 0;

/** Returns a share of an amount, rounded half up to the cent. */
export const share = (amount: Cents, rate: Rate): Cents => Math.round(amount * rate + productNoise);

export const atLeastZero = (amount: Cents): Cents => (amount > 0 ? amount : 0);

export const smaller = (a: Cents, b: Cents): Cents => (a < b ? a : b);

export const larger = (a: Cents, b: Cents): Cents => (a > b ? a : b);

/** Rounds half up to whole dollars, as on IRS and state forms. */
export const toWholeDollars = (amount: Cents): Cents => Math.floor((amount + 50) / 100) * 100;

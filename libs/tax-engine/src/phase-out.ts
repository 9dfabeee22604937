import { atLeastZero, dollars, share, type Cents, type Rate } from './money';

/** Returns the amount less `rate` times the income over `start`, never below 0. */
export const phasedOut = (amount: Cents, income: Cents, start: Cents, rate: Rate): Cents =>
  income <= start ? amount : atLeastZero(amount - share(income - start, rate));

/**
 * Returns the number of steps, or parts of one, by which income exceeds `start`: "for each $1,000 or fraction thereof".
 */
export const stepsOver = (income: Cents, start: Cents, step: Cents): number =>
  income <= start ? 0 : Math.ceil((income - start) / step);

/** Returns the number of whole steps by which income exceeds `start`: "for each $1,000". */
export const wholeStepsOver = (income: Cents, start: Cents, step: Cents): number =>
  income <= start ? 0 : Math.floor((income - start) / step);

/** Returns the share that remains when it declines evenly from 1 at `start` to 0 over `width`. */
export function remainingShare(income: Cents, start: Cents, width: Cents): Rate {
  if (income <= start) return 1;
  return income >= start + width ? 0 : 1 - (income - start) / width;
}

/** `[limit, value]` rows of a step table; limits in DOLLARS as printed. */
export type StepRow = readonly [limit: number, value: number];

/** A step table with limits in cents. Values are rates, counts, or amounts in cents if the caller passed cents. */
export interface StepTable {
  readonly limits: readonly Cents[];
  readonly values: readonly number[];
}

/** Creates a table of rates or counts by income step. */
export const stepTable = (rows: readonly StepRow[]): StepTable => ({
  limits: rows.map(([limit]) => dollars(limit)),
  values: rows.map(([, value]) => value),
});

/** Creates a table of dollar amounts by income step, stored in cents. */
export const stepTableOfDollars = (rows: readonly StepRow[]): StepTable =>
  stepTable(rows.map(([limit, value]) => [limit, dollars(value)]));

/**
 * Returns the value of the last row whose limit is strictly below the income ("over $20,000"); 0 below the first row.
 */
export function valueOver(table: StepTable, income: Cents): number {
  for (let i = table.limits.length - 1; i >= 0; i--) if (income > (table.limits[i] ?? 0)) return table.values[i] ?? 0;
  return 0;
}

/** Returns the value of the last row whose limit the income has reached ("$20,000 or more"); 0 below the first row. */
export function valueFrom(table: StepTable, income: Cents): number {
  for (let i = table.limits.length - 1; i >= 0; i--) if (income >= (table.limits[i] ?? 0)) return table.values[i] ?? 0;
  return 0;
}

/** Returns the value of the first row whose limit is not exceeded ("not over $20,000"); 0 beyond the last row. */
export function valueUpTo(table: StepTable, income: Cents): number {
  for (let i = 0; i < table.limits.length; i++) if (income <= (table.limits[i] ?? 0)) return table.values[i] ?? 0;
  return 0;
}

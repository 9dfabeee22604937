import { dollars, share, type Cents, type Rate } from './money';

/** `[over, rate]`: the rate on income over that many DOLLARS, up to the next row. The first row starts at 0. */
export type BracketRow = readonly [over: number, rate: Rate];

interface Band {
  readonly over: Cents;
  readonly rate: Rate;
  /** Tax on everything up to `over`, in cents, not rounded. */
  readonly base: number;
}

/** A graduated rate schedule with precomputed base tax. */
export type Schedule = readonly Band[];

const untaxed: Band = { over: 0, rate: 0, base: 0 };

export function schedule(rows: readonly BracketRow[]): Schedule {
  const bands: Band[] = [];
  let below = untaxed;
  for (const [over, rate] of rows) {
    const start = dollars(over);
    below = { over: start, rate, base: below.base + (start - below.over) * below.rate };
    bands.push(below);
  }
  return bands;
}

function bandOf(bands: Schedule, income: Cents): Band {
  for (let i = bands.length - 1; i > 0; i--) {
    const band = bands[i];
    if (band && income > band.over) return band;
  }
  return bands[0] ?? untaxed;
}

/** Returns the tax by the schedule, rounded to the cent; 0 for no or negative income. */
export function taxOn(bands: Schedule, income: Cents): Cents {
  if (income <= 0) return 0;
  const band = bandOf(bands, income);
  return share(band.base + (income - band.over) * band.rate, 1);
}

/** Returns the income at which the highest rate begins. */
export const topBracketStart = (bands: Schedule): Cents => bands.at(-1)?.over ?? 0;

/** Returns the rate on the last dollar; the lowest rate for no or negative income. */
export const marginalRate = (bands: Schedule, income: Cents): Rate => bandOf(bands, income).rate;

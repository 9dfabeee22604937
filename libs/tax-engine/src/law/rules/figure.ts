/**
 * One figure of a year's law as data: its `value` in dollars or as a fraction, as printed, the statute or form that it
 * is from, the trace line that it decides, and whether it is printed law of the year (`printed`), the figure of the
 * year before (`carried`), or unknown (`missing`).
 */
export interface Figure<Value> {
  readonly value: Value;
  readonly source: string;
  readonly line: string;
  readonly status: string;
}

/** The build leaves out the status of printed figures, which are most of them. */
export const isPrinted = ({ status }: Figure<unknown>): boolean => status !== 'carried' && status !== 'missing';

/** Dollars by filing status as printed in JSON; see `StatusColumns` for the defaults. */
export type StatusFigure = Figure<{
  readonly single: number;
  readonly joint: number;
  readonly separate?: number;
  readonly head?: number;
  readonly widow?: number;
}>;

import { dollarsByStatus, schedulesByStatus, type ByStatus, type StatusColumns } from '../by-status';
import { dollars, type Cents } from '../money';
import { stepTable, stepTableOfDollars, type StepRow, type StepTable } from '../phase-out';
import { schedule, type BracketRow, type Schedule } from '../schedule';
import type { Figure, StatusFigure } from './rules/figure';

/** Rows of two numbers as JSON has them: `[over, rate]` or `[limit, value]`. */
export type Rows = readonly (readonly number[])[];

const pairs = (rows: Rows): (readonly [number, number])[] => rows.map(([first = 0, second = 0]) => [first, second]);

const bracketRows = (rows: Rows): readonly BracketRow[] => pairs(rows);
const stepRows = (rows: Rows): readonly StepRow[] => pairs(rows);

/** Converts an amount in dollars to cents. */
export const amountOf = ({ value }: Figure<number>): Cents => dollars(value);

/** Converts amounts by filing status to cents. */
export const amountsOf = ({ value }: StatusFigure): ByStatus<Cents> => dollarsByStatus(value);

/** Compiles one rate schedule for all statuses. */
export const scheduleOf = ({ value }: Figure<Rows>): Schedule => schedule(bracketRows(value));

/** Compiles rate schedules by filing status. */
export const schedulesOf = ({ value }: Figure<StatusColumns<Rows>>): ByStatus<Schedule> =>
  schedulesByStatus({
    single: bracketRows(value.single),
    joint: bracketRows(value.joint),
    separate: value.separate && bracketRows(value.separate),
    head: value.head && bracketRows(value.head),
    widow: value.widow && bracketRows(value.widow),
  });

/** Compiles a table of rates or counts by income step. */
export const stepsOf = ({ value }: Figure<Rows>): StepTable => stepTable(stepRows(value));

/** Compiles a table of dollar amounts by income step. */
export const stepAmountsOf = ({ value }: Figure<Rows>): StepTable => stepTableOfDollars(stepRows(value));

/** Returns the kind of a state's rates: flat from the year in which it has one rate on all income. */
export const kindOf = ({ value }: Figure<{ readonly single: Rows }>): 'flat' | 'graduated' =>
  value.single.length > 1 ? 'graduated' : 'flat';

/** Returns a rate as it is printed: 0.0455 is 4.55%. */
export const percentOf = ({ value }: Figure<number>): string => `${Number((value * 100).toFixed(4))}%`;

import type { FilingStatus } from './input';
import { dollars, type Cents } from './money';
import { schedule, type BracketRow, type Schedule } from './schedule';

/** One value per filing status. */
export type ByStatus<T> = Readonly<Record<FilingStatus, T>>;

/**
 * The columns of a table as printed in statutes. Defaults for missing columns: separate and head of household as
 * single, surviving spouse (widow) as joint.
 */
export interface StatusColumns<T> {
  readonly single: T;
  readonly joint: T;
  readonly separate?: T;
  readonly head?: T;
  readonly widow?: T;
}

export function byStatus<T>(columns: StatusColumns<T>): ByStatus<T> {
  return {
    single: columns.single,
    married_filing_jointly: columns.joint,
    married_filing_separately: columns.separate ?? columns.single,
    head_of_household: columns.head ?? columns.single,
    qualifying_widow: columns.widow ?? columns.joint,
  };
}

/** One value for a joint return, another for all other statuses, including surviving spouse. */
export const jointOr = <T>(joint: T, others: T): ByStatus<T> => byStatus({ single: others, joint, widow: others });

const mapStatus = <T, U>(table: ByStatus<T>, change: (value: T) => U): ByStatus<U> => ({
  single: change(table.single),
  married_filing_jointly: change(table.married_filing_jointly),
  married_filing_separately: change(table.married_filing_separately),
  head_of_household: change(table.head_of_household),
  qualifying_widow: change(table.qualifying_widow),
});

/**
 * Returns the table's value for the status. A switch, because `table[status]` with varying keys takes three times as
 * long.
 */
export function forStatus<T>(table: ByStatus<T>, status: FilingStatus): T {
  switch (status) {
    case 'single':
      return table.single;
    case 'married_filing_jointly':
      return table.married_filing_jointly;
    case 'married_filing_separately':
      return table.married_filing_separately;
    case 'head_of_household':
      return table.head_of_household;
    case 'qualifying_widow':
      return table.qualifying_widow;
  }
}

/** Dollar amounts per status, stored in cents. */
export const dollarsByStatus = (columns: StatusColumns<number>): ByStatus<Cents> =>
  mapStatus(byStatus(columns), dollars);

/** Rate schedules per status. */
export const schedulesByStatus = (columns: StatusColumns<readonly BracketRow[]>): ByStatus<Schedule> =>
  mapStatus(byStatus(columns), schedule);

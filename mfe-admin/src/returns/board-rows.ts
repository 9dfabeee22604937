import { returnStates, stepOf, type ReturnState, type ReturnStep } from '@portal/domain/returns/return-states';
import type { StateCount } from '@portal/domain/returns/admin-returns.dto';

/** Steps as columns of the board; returns that rest or are not filed have a column of their own. */
export type BoardStep = ReturnStep | 'resting';

export interface StepColumn {
  step: BoardStep;
  states: readonly ReturnState[];
}

const stepName = (state: ReturnState): BoardStep => stepOf(state) ?? 'resting';

export const stepColumns: readonly StepColumn[] = [...new Set(returnStates.map(stepName))].map((step) => ({
  step,
  states: returnStates.filter((state) => stepName(state) === step),
}));

/** States in the order of their columns. */
export const columnStates: readonly ReturnState[] = stepColumns.flatMap(({ states }) => states);

/** The returns of one office or preparer, or of nobody (`id` is null). */
export interface BoardRow {
  id: string | null;
  name: string | null;
  counts: Partial<Record<ReturnState, number>>;
  total: number;
}

/** Adds up counts by state: one row for each office or preparer, those with the most returns first. */
export function boardRows(counts: readonly StateCount[]): BoardRow[] {
  const rows = new Map<string | null, BoardRow>();
  for (const { of, name, state, returns } of counts) {
    const row = rows.get(of) ?? { id: of, name, counts: {}, total: 0 };
    row.counts[state] = (row.counts[state] ?? 0) + returns;
    row.total += returns;
    rows.set(of, row);
  }
  // Nobody's returns come first: somebody has to assign them.
  return [...rows.values()].sort((one, other) =>
    one.id === null ? -1 : other.id === null ? 1 : other.total - one.total,
  );
}

/** Adds up all rows. */
export const sumOf = (counts: readonly StateCount[]): Pick<BoardRow, 'counts' | 'total'> =>
  boardRows(counts.map((count) => ({ ...count, of: null })))[0] ?? { counts: {}, total: 0 };

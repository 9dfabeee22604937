import type { AssignedStatus } from '@portal/domain/assignments/admin-clients.dto';

/** Clients selected one by one, or all matches of a search, which the server runs again. */
export type Selection = { kind: 'ids'; ids: readonly string[] } | MatchingSelection;

export interface MatchingSelection {
  kind: 'matching';
  search: string;
  status: AssignedStatus;
  total: number;
}

export const sizeOf = (selection: Selection): number =>
  selection.kind === 'ids' ? selection.ids.length : selection.total;

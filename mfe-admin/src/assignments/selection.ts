import type { AssignedStatus } from '@portal/domain/assignments/admin-clients.dto';

/** What the list is limited to, as sent to the server. */
export interface ClientSearch {
  search: string;
  status: AssignedStatus;
  /** RFC 3339, inclusive. */
  from?: string;
  /** RFC 3339, exclusive. */
  to?: string;
}

/** Clients selected one by one, or all matches of a search, which the server runs again. */
export type Selection = { kind: 'ids'; ids: readonly string[] } | MatchingSelection;

export interface MatchingSelection extends ClientSearch {
  kind: 'matching';
  total: number;
}

export const sizeOf = (selection: Selection): number =>
  selection.kind === 'ids' ? selection.ids.length : selection.total;

export const searchOf = ({ search, status, from, to }: ClientSearch): ClientSearch => ({
  search,
  status,
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export const isSame = (one: ClientSearch, other: ClientSearch): boolean =>
  (['search', 'status', 'from', 'to'] as const).every((name) => one[name] === other[name]);

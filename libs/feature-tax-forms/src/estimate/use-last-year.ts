import { useClientLastYearQuery } from '@portal/data-access/clients';
import { useSeason } from '@portal/data-access/season-context';
import { useLastYearQuery } from '@portal/data-access/tax';
import type { LastYear } from '@portal/domain/tax/last-year.dto';

/** What was submitted for the year before; null if there is none, or if it could not be loaded. */
export type LastYearState = LastYear | 'loading' | null;

interface Query {
  currentData?: LastYear | null | undefined;
  isFetching: boolean;
}

// Keeps what is known while it is fetched again.
const stateOf = ({ currentData, isFetching }: Query): LastYearState =>
  currentData ?? (isFetching && currentData === undefined ? 'loading' : null);

/** Requests nothing if the office has no earlier season. */
export function useMyLastYear(): LastYearState {
  return stateOf(useLastYearQuery(undefined, { skip: !useSeason().hasEarlier }));
}

export function useClientLastYear(clientId: string): LastYearState {
  return stateOf(useClientLastYearQuery({ clientId }, { skip: !useSeason().hasEarlier }));
}

import { useClientNeighborsQuery } from '@portal/data-access/clients';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { criteriaOf, readListParams } from '../../dashboard/list-params';
import type { useClientAddress } from '../use-client-address';

export interface Step {
  /** Absent when there is nothing in this direction. */
  go?: () => void;
  /** Whether the neighbor is still loading: the button stays enabled, so that it keeps focus. */
  waiting?: boolean;
}

const to = (id: string | null | undefined, open: (id: string) => void): Step =>
  id === undefined || id === null ? {} : { go: () => open(id) };

/**
 * Returns the steps to the previous and next document of the client, and to the previous and next client of the list the
 * user came from.
 */
export function useReviewSteps(
  { clientId, list, openPaper, openPapersOf }: ReturnType<typeof useClientAddress>,
  rows: readonly DocumentRow[],
  at: number,
) {
  const query = criteriaOf(readListParams(list));
  const { currentData, isFetching } = useClientNeighborsQuery({ clientId, query }, { refetchOnMountOrArgChange: true });
  const waiting = isFetching && !currentData;
  return {
    previousDocument: to(rows[at - 1]?.id, openPaper),
    nextDocument: to(rows[at + 1]?.id, openPaper),
    previousClient: { ...to(currentData?.previous, openPapersOf), waiting },
    nextClient: { ...to(currentData?.next, openPapersOf), waiting },
  };
}

import { useMemo } from 'react';
import { useClientRequestsQuery } from '@portal/data-access/client-requests';
import { useMyRequestsQuery } from '@portal/data-access/requests';
import type { Situations } from '@portal/domain/requests/situations';
import { expectedPapersIn } from '@portal/domain/tax/expected-papers';
import type { ExpectedPapers } from '@portal/tax-engine/range/expected-papers';

/** Who will send a paper, as the client said in the interview; null if that could not be loaded. */
export type ExpectedState = ExpectedPapers | 'loading' | null;

interface Query {
  currentData?: { situations: Situations } | undefined;
  isError: boolean;
}

function useExpectedIn({ currentData, isError }: Query): ExpectedState {
  const situations = currentData?.situations;
  // Memoized: the panel renders again only with other props.
  return useMemo(() => {
    if (situations) return expectedPapersIn(situations);
    return isError ? null : 'loading';
  }, [situations, isError]);
}

export const useMyExpectedPapers = (): ExpectedState => useExpectedIn(useMyRequestsQuery());

export const useClientExpectedPapers = (clientId: string): ExpectedState =>
  useExpectedIn(useClientRequestsQuery({ clientId }));

import { useEffect, useState } from 'react';
import { useIntakeProposalQuery } from '@portal/data-access/intake';
import { useSeason } from '@portal/data-access/season-context';
import { lazyPart } from '@portal/ui-kit/core';

/** Only a client with a form of an earlier year needs it, and the form works without it. */
export const ProposalCard = lazyPart<object>(
  () => import('./proposal.card'),
  () => null,
);

/**
 * Loads the card and its answers, so that they appear together with the form. Returns whether they have loaded, or
 * failed to.
 */
export function useProposalIsReady(): boolean {
  const { hasEarlier } = useSeason();
  const [isLoaded, setIsLoaded] = useState(false);
  const { isFetching } = useIntakeProposalQuery(undefined, { skip: !hasEarlier, refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (hasEarlier) void ProposalCard.preload().then(() => setIsLoaded(true));
  }, [hasEarlier]);
  return !hasEarlier || (isLoaded && !isFetching);
}

import { messageLimits } from '@portal/domain/messages/messages.limits';

/** How a query stays true: the stream tells what has changed; without it, it is asked again every few seconds while somebody looks. */
export const refetching = (isPushed: boolean) =>
  ({
    refetchOnMountOrArgChange: true,
    pollingInterval: isPushed ? 0 : messageLimits.refetch,
    skipPollingIfUnfocused: true,
  }) as const;

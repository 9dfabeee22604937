import { messageLimits } from '@portal/domain/messages/messages.limits';

/**
 * Returns query options that keep data fresh: through the event stream, or while it is down by polling every few
 * seconds while the page has focus.
 */
export const refetching = (isPushed: boolean) =>
  ({
    refetchOnMountOrArgChange: true,
    pollingInterval: isPushed ? 0 : messageLimits.refetch,
    skipPollingIfUnfocused: true,
  }) as const;

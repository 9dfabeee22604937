import { turnWordOf } from './return-states';
import type { ReturnDetail } from './returns.dto';

interface Waiting {
  waiting_since: string | null;
  unread_messages: number;
}
type Awaiting = Pick<ReturnDetail, 'state' | 'turn' | 'open_for_client' | 'awaited' | 'next_paper'>;

/** Since when a client has been waiting for the office, or the date (YYYY-MM-DD) on which the next document is expected. */
export type ClientWait = { since: string } | { until: string };

/**
 * Returns what staff read about a client's wait; null if nobody waits. What the client sent earlier waits for nothing while
 * the return waits only for a date, unlike a new message.
 */
export function clientWait(
  { waiting_since: since, unread_messages: unread }: Waiting,
  taxReturn: Awaiting | null | undefined,
): ClientWait | null {
  const next = taxReturn && turnWordOf(taxReturn) === 'client_later' ? taxReturn.next_paper : null;
  if (next && unread === 0) return { until: next.comes_on };
  return since ? { since } : null;
}

import { streamLimits } from './messages.limits';

/**
 * Returns the time to wait before reopening the event stream, ms: doubled after each failure, plus up to 100% jitter, so
 * that clients do not all reconnect at once.
 * @param failures since the stream was last open
 */
export function reconnectDelay(failures: number): number {
  const { first, most } = streamLimits.reconnect;
  return Math.min(most, first * 2 ** failures) * (1 + Math.random());
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Connection timeouts, ms: Node's defaults would let a slow client hold a connection for minutes (security F14, faults
 * 25 and 26).
 */
const timeouts = {
  headers: 10_000,
  /** The whole request; the specification gives an upload 60 s. */
  request: 75_000,
  /** Longer than a proxy keeps its idle connections, so that the proxy never sends into one just closed. */
  idle: 72_000,
  /** How often the first two timeouts are checked. */
  check: 2_000,
};

/** Options for `fastify()`; idle connections do not delay the shutdown, active ones do. */
export const httpLimits = {
  requestTimeout: timeouts.request,
  keepAliveTimeout: timeouts.idle,
  http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
  forceCloseConnections: 'idle',
} as const;

/** Keeps a proxy's request id, so that its log and ours can be correlated; replaces a malformed one. For `genReqId`. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

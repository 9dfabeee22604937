import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Connection timeouts, ms. With Node's defaults, a slow client could hold a connection for minutes (security F14, fault
 * 26). Slow bodies are cut much earlier: see body-timeout.ts.
 */
const timeouts = {
  headers: 10_000,
  /** Timeout of a whole request: longer than 16 MB take at the slowest rate of a body. */
  request: 1_200_000,
  /** Longer than a proxy keeps idle connections, so that a proxy never uses one that the server has just closed. */
  idle: 72_000,
  /** Interval at which the first two timeouts are checked. */
  check: 2_000,
};

/** Options for `fastify()`. A shutdown closes idle connections but waits for active ones. */
export const httpLimits = {
  requestTimeout: timeouts.request,
  keepAliveTimeout: timeouts.idle,
  http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
  forceCloseConnections: 'idle',
} as const;

/**
 * Returns the proxy's request id, so that both logs can be correlated, or a new one if it is missing or malformed. For
 * `genReqId`.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

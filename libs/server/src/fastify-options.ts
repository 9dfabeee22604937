import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Bounds of a connection, ms: node's own would let a slow sender sit there for minutes (security F14, faults 25 and 26). */
const timeouts = {
  headers: 10_000,
  /** The whole request; an upload has 60 s by the specification. */
  request: 75_000,
  /** Longer than a proxy keeps its idle connections, so that it never sends into one just closed. */
  idle: 72_000,
  /** How often the first two are looked at. */
  check: 2_000,
};

/** For `fastify()`; an idle connection does not hold up the end, one at work does. */
export const httpLimits = {
  requestTimeout: timeouts.request,
  keepAliveTimeout: timeouts.idle,
  http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
  forceCloseConnections: 'idle',
} as const;

/** A proxy's id is kept, so that its log and ours can be laid side by side; anything that is no id is not. For `genReqId`. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

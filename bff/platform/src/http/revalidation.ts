import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Allows any cache to store the response but requires revalidation before each use, so that changes by the office show
 * immediately.
 */
const cacheControl = 'public, max-age=0, must-revalidate';

/** Adds an ETag to responses of endpoints that opt in, and sends 304 to clients that have the current version. */
export function addRevalidation(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const isCacheable = request.endpoint?.options.revalidated === true && reply.statusCode === 200;
    done(null, isCacheable ? revalidated(String(payload), request, reply) : payload);
  });
}

function revalidated(payload: string, request: FastifyRequest, reply: FastifyReply): string {
  // Include the total, which can change while the first page of the list does not.
  const etag = etagOf(payload, ...['link', 'x-total-count'].map((name) => String(reply.getHeader(name) ?? '')));
  void reply.header('cache-control', cacheControl).header('etag', etag);
  if (!holds(request.headers['if-none-match'], etag)) return payload;
  void reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return '';
}

/** Uses a weak ETag, because a proxy may compress the response differently. */
const etagOf = (...parts: readonly string[]): string =>
  `W/"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27)}"`;

const holds = (known: string | undefined, etag: string): boolean =>
  known
    ?.split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one === etag || `W/${one}` === etag) ?? false;

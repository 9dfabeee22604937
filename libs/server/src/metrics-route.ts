import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { bearerToken } from './bearer-token';
import { setting, text } from './settings.mjs';

/** Setting of the gateway and the bff. @param path where it serves its metrics */
export const metricsToken = (path: string) =>
  setting(
    text.optional(),
    `bearer token that allows other machines to read \`${path}\`; at least 16 characters in production`,
  );

/** @returns the error message of a token that could be guessed */
export const wrongMetricsToken = (token: string | undefined): string | false =>
  (token?.length ?? 16) < 16 && 'METRICS_TOKEN is shorter than 16 characters.';

interface Route {
  path: string;
  token: string | undefined;
  registry: Registry;
  /** Sends the program's own 404. */
  notFound: (reply: FastifyReply) => unknown;
}

/** Serves Prometheus metrics to this machine and to holders of the token; all other requests get 404. */
export function serveMetrics(server: FastifyInstance, { path, token, registry, notFound }: Route): void {
  server.get(path, async (request, reply) => {
    if (!isDirectlyFromHere(request) && !hasToken(request, token)) {
      notFound(reply);
      return reply;
    }
    void reply.headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' });
    return registry.metrics();
  });
}

const forwardedBy = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via', 'x-real-ip'];

/** Treats forwarded requests as remote, because a proxy on this machine also connects from loopback. */
const isDirectlyFromHere = (request: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
  !forwardedBy.some((name) => name in request.headers);

function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const [given, wanted] = [Buffer.from(bearerToken(request) ?? ''), Buffer.from(token ?? '')];
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
}

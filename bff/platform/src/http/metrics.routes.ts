import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../config/env';
import { bearerToken } from '../request/bearer-token';
import { toProblem } from './to-problem';
import { sendProblem } from './problem.filter';
import { ProblemError } from '../problem.error';
import type { Metrics } from '../metrics/metrics';

/** Serves Prometheus metrics to this machine and to holders of METRICS_TOKEN; all other requests get 404. */
export function addMetricsRoute(server: FastifyInstance, env: Pick<Env, 'METRICS_TOKEN'>, metrics: Metrics): void {
  server.get('/api/metrics', async (request, reply) => {
    if (!isDirectlyFromHere(request) && !hasToken(request, env.METRICS_TOKEN)) {
      sendProblem(toProblem(new ProblemError('not_found')), reply);
      return reply;
    }
    void reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
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

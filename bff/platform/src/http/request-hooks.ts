import { matchLocale } from '@portal/domain/i18n/locales';
import type { RequestTrace, Tracing } from '@portal/server/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Draining } from '../lifecycle/draining';
import type { Metrics } from '../metrics/metrics';
import { runInRequest, type RequestContext } from '../request/request-context';

declare module 'fastify' {
  interface FastifyRequest {
    about: RequestContext;
  }
}

interface Watchers {
  log: Logger;
  metrics: Metrics;
  draining: Draining;
  tracing: Tracing | undefined;
}

/**
 * Adds the hooks that run for every request: they set its id and context, and record one log line and one measurement
 * per response.
 */
export function addRequestHooks(server: FastifyInstance, { log, metrics, draining, tracing }: Watchers): void {
  server.addHook('onRequest', (request, reply, done) => {
    request.about = contextOf(request, tracing?.begin(request));
    void reply.header('x-request-id', request.id);
    done();
  });
  // Runs after the body is parsed, because body stream events would lose the async context.
  server.addHook('preValidation', (request, _reply, done) => runInRequest(request.about, done));
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    // Closes connections after each response, so that proxies reconnect to another replica; open connections would
    // delay the shutdown.
    if (draining.begun) void reply.header('connection', 'close');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const line = lineOf(request, reply);
    // A stream lasts until its client disconnects, so its duration is not a response time.
    if (request.endpoint?.response !== 'events') metrics.answered(line.route, line.method, line.status, line.ms);
    request.about.trace?.end(line);
    log.info(line);
    done();
  });
}

/** Getters, so that values that few requests need are computed lazily. */
const contextOf = (request: FastifyRequest, trace: RequestTrace | undefined): RequestContext => ({
  request_id: request.id,
  address: request.ip,
  get origin() {
    return `${request.protocol}://${request.host}`;
  },
  user_agent: request.headers['user-agent']?.slice(0, 300),
  get locale() {
    return matchLocale(request.headers['accept-language']);
  },
  background: request.headers['x-background'] === '1',
  trace,
});

/** Logs the route pattern instead of the URL: ids, codes and search terms are personal data. */
const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  request_id: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'unknown',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  actor: request.about.actor?.id,
  trace_id: request.about.trace?.id,
});

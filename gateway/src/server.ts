import type { SecureContextOptions } from 'node:tls';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { limitBodyTime } from '@portal/server/body-timeout';
import { describeError } from '@portal/server/describe-error';
import type { Draining } from '@portal/server/graceful-shutdown';
import { httpLimits, requestId } from '@portal/server/fastify-options';
import { createLogger } from '@portal/server/logger';
import { securityHeaders } from '@portal/server/security-headers';
import { limitConnections } from './connection-limits';
import { sendProblem, sendTimeout, sendUnavailable } from './messages/send-problem';
import type { ServerSettings } from './settings';
import { limitReadingTime } from './slow-readers';

interface ServerKind {
  /** Whether the portal is served over https, by this server or by a proxy in front. */
  https: boolean;
  draining: Draining;
  /** With it, this server terminates TLS itself. */
  tls?: SecureContextOptions | undefined;
}

/** Creates a server with the limits, timeouts, security headers, error responses and health check of the gateway. */
export function createServer(settings: ServerSettings, { https, draining, tls }: ServerKind): FastifyInstance {
  const logger: FastifyBaseLogger = createLogger(settings.LOG_LEVEL);
  const app = fastify({
    ...httpLimits,
    ...(tls ? { http: undefined, https: secureOptions(tls) } : {}),
    genReqId: requestId,
    loggerInstance: logger,
    // No request logs: a URL may contain a client's id.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUSTED_PROXY ?? false,
    routerOptions: { maxParamLength: 500 },
  } as FastifyServerOptions);
  const headers = securityHeaders({ https });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, _body, done) => {
    // Closes connections after each response, so that proxies reconnect to another replica; an open connection would
    // delay the shutdown.
    if (draining.begun) void reply.header('connection', 'close');
    done();
  });
  limitConnections(app, settings);
  limitBodyTime(app, { timeout: settings.BODY_TIMEOUT, onTimeout: sendTimeout });
  limitReadingTime(app, settings.BODY_TIMEOUT);
  app.get('/healthz', async (_request, reply) => {
    if (draining.begun) return sendUnavailable(reply);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'not_found'));
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) request.log.error(describeError(error), 'the gateway failed');
    return sendProblem(reply, statusCode < 500 ? 'invalid_input' : 'internal');
  });
  return app;
}

/** The limits of plain connections. The handshake, which precedes the headers, is as slow as those may be. */
const secureOptions = (tls: SecureContextOptions) => ({
  ...tls,
  ...httpLimits.http,
  handshakeTimeout: httpLimits.http.headersTimeout,
});

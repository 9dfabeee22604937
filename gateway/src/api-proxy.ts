import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '@portal/domain/i18n/message';
import { hasBody } from '@portal/server/body-timeout';
import type { Draining } from '@portal/server/graceful-shutdown';
import { ForwardedResponse } from './forwarded-response';
import { isHopByHop } from './hop-by-hop';
import { sendProblem, sendUnavailable } from './messages/send-problem';
import { OpenStreams } from './open-streams';
import { forwardedBody } from './request-body';
import type { Metrics } from './monitoring';
import type { ReplicaConnections } from './replica-connections';
import type { Upstreams } from './upstreams';

/** Time until the bff responds after the end of the body, ms; longer than the 60 s for which browsers wait (specification). */
export const answerTimeout = 75_000;

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

interface Parts {
  upstreams: Upstreams;
  connections: ReplicaConnections;
  metrics: Pick<Metrics, 'upstreamFailed'>;
  https: boolean;
  draining: Draining;
}

/**
 * Forwards `/api` to the bff. Bodies stream in both directions; event streams have no time limit. Written on undici's
 * dispatcher, which takes less processor time than a proxy plugin.
 */
export async function forwardApi(app: FastifyInstance, { https, ...parts }: Parts) {
  const streams = new OpenStreams(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Forward bodies unparsed.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    // Reject instead of redirecting: otherwise an API client configured for http would keep sending its secrets in
    // plain text.
    scope.addHook('onRequest', (request, reply, done) => {
      if (!https || request.protocol === 'https') {
        done();
        return;
      }
      sendProblem(reply, 'forbidden', { detail: message('gateway.httpsOnly') });
    });
    const handler = (request: FastifyRequest, reply: FastifyReply): void => {
      // The router also decodes the prefix: only the address as the bff serves it is forwarded.
      if (!/^\/api(?=[/?]|$)/.test(request.url)) return void sendProblem(reply, 'not_found');
      forward({ ...parts, request, reply, streams, tried: [] });
    };
    for (const url of ['/api', '/api/*']) scope.route({ method: methods, url, handler });
  });
}

interface Forwarding extends Omit<Parts, 'https'> {
  request: FastifyRequest;
  reply: FastifyReply;
  streams: OpenStreams;
  /** Upstream servers that did not answer. */
  tried: readonly string[];
}

/**
 * Retries a read on the next server if one is unreachable or frozen. Writes are never retried, because they may have taken
 * effect.
 */
function forward(forwarding: Forwarding): void {
  const { request, reply, upstreams, connections, metrics, streams, draining } = forwarding;
  const { method, url, raw } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const origin = upstreams.next(forwarding.tried);
  const tried = [...forwarding.tried, origin];

  const onError = (error: Error): void => {
    // The body took too long, and its caller has been told so.
    if (reply.sent) return;
    if (isGone(raw) || isCausedByCaller(error)) {
      request.log.warn({ upstream: origin, reason: error.message }, 'a request could not be forwarded');
      return void sendProblem(reply, 'invalid_input');
    }
    request.log.warn({ upstream: origin, reason: error.message }, 'the bff did not answer');
    upstreams.markFailed(origin);
    metrics.upstreamFailed();
    if (isRead && tried.length < upstreams.count) forward({ ...forwarding, tried });
    else sendUnavailable(reply);
  };

  const body = !isRead && hasBody(raw) ? forwardedBody(raw) : null;
  const response = new ForwardedResponse({ reply, body, streams, draining, onError });
  connections.dispatch({ origin, method, path: url, headers: forwardedHeaders(request), body }, response);
}

/**
 * Sets the forwarding headers from the real client. The client's own forwarding headers are used only if a trusted
 * proxy sent them.
 */
function forwardedHeaders(request: FastifyRequest): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  const { connection = '' } = request.headers;
  const named = connection.includes(',') || !/^(keep-alive|close)?$/i.test(connection) ? listed(connection) : undefined;
  for (const [name, value] of Object.entries(request.headers))
    if (!replaced.has(name) && !isHopByHop(name) && !named?.includes(name)) headers[name] = value;
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-proto'] = request.protocol;
  headers['x-forwarded-host'] = request.host;
  headers['x-request-id'] = request.id;
  if (request.trace) headers.traceparent = request.trace.traceparent;
  return headers;
}

/** `Expect` has already been answered; `Host` is that of the bff. */
const replaced = new Set(['expect', 'forwarded', 'host']);

/** Headers that `Connection` lists belong to our connection with the client, too. */
const listed = (connection: string): string[] => connection.split(',').map((name) => name.trim().toLowerCase());

const isGone = ({ complete, destroyed, socket }: IncomingMessage): boolean =>
  (destroyed && !complete) || socket.destroyed;

/** undici error codes caused by the client; all other errors are attributed to the server. */
const causedByCaller = new Set([
  'UND_ERR_ABORTED',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

const isCausedByCaller = ({ code = '' }: NodeJS.ErrnoException): boolean => causedByCaller.has(code);

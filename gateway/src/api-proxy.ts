import type { IncomingMessage } from 'node:http';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { message } from '@portal/domain/i18n/message';
import { sendProblem, sendUnavailable } from './messages/send-problem';
import { forwardedBody } from './request-body';
import type { ReplicaConnections } from './replica-connections';
import type { Upstreams } from './upstreams';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** Time until the bff responds after the end of the body, ms; longer than the 60 s for which browsers wait (specification). */
export const answerTimeout = 75_000;

/**
 * Hop-by-hop headers (RFC 9110 §7.6.1) belong to our connection with the client. `Expect` has already been answered.
 */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Sets the forwarding headers from the real client. The client's own forwarding headers are used only if a trusted
 * proxy sent them.
 */
const rewriteRequestHeaders: NonNullable<ReplyOptions['rewriteRequestHeaders']> = (
  request,
  { forwarded: _claimed, ...headers },
) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name))),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  'x-request-id': request.id,
});

/** Forwards `/api` to the bff. Bodies stream in both directions; event streams have no time limit. */
export async function forwardApi(
  app: FastifyInstance,
  { upstreams, connections, https }: { upstreams: Upstreams; connections: ReplicaConnections; https: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    // Forward bodies unparsed.
    scope.removeAllContentTypeParsers();
    // Reject instead of redirecting: otherwise an API client configured for http would keep sending its secrets in
    // plain text.
    scope.addHook('onRequest', async (request, reply) => {
      if (https && request.protocol !== 'https')
        return sendProblem(reply, 'forbidden', { detail: message('gateway.httpsOnly') });
    });
    scope.addHook('preHandler', async (request) => {
      if (request.body === request.raw) request.body = forwardedBody(request.raw);
    });
    await scope.register(httpProxy, {
      upstream: '',
      prefix: '/api',
      rewritePrefix: '/api',
      internalRewriteLocationHeader: false,
      disableRequestLogging: true,
      disableCache: true,
      // Any object with a dispatcher's `request` is accepted, but the types require a whole dispatcher.
      undici: connections as unknown as Dispatcher,
      replyOptions: {
        getUpstream: () => upstreams.next(),
        rewriteRequestHeaders,
        // Do not retry a 503: its Retry-After is meant for the caller.
        retryDelay: () => null,
      },
      handler: (request, reply, path, options) =>
        forward({ reply, path, options, upstreams, url: options.getUpstream?.(request, '') ?? '', tried: [] }),
    });
  });
}

interface Attempt {
  reply: FastifyReply;
  path: string;
  options: ReplyOptions;
  upstreams: Upstreams;
  /** Upstream server of this attempt. */
  url: string;
  tried: readonly string[];
}

/**
 * Retries a read on the next server if one is unreachable or frozen. Writes are never retried, because they may have taken
 * effect.
 */
function forward({ reply, path, options, upstreams, url, tried: before }: Attempt): FastifyReply {
  const { request } = reply;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const tried = [...before, url];
  return reply.from(path, {
    ...options,
    getUpstream: () => url,
    onResponse: (_request, answered, { stream }) => {
      // The proxy closes a connection whose request is not read to its end, and the reset would overtake the response.
      void answered.removeHeader('connection').send(stream);
    },
    onError: (_reply, { error }) => {
      // The body took too long, and its caller has been told so.
      if (reply.sent) return;
      if (isGone(request.raw) || isCausedByCaller(error)) {
        request.log.warn({ upstream: url, reason: error.message }, 'a request could not be forwarded');
        return void sendProblem(reply, 'invalid_input');
      }
      request.log.warn({ upstream: url, reason: error.message }, 'the bff did not answer');
      upstreams.markFailed(url);
      if (isRead && tried.length < upstreams.count)
        forward({ reply, path, options, upstreams, url: upstreams.next(tried), tried });
      else sendUnavailable(reply);
    },
  });
}

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

const isCausedByCaller = ({ cause }: Error): boolean =>
  causedByCaller.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '');

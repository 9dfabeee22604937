import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { message } from '@portal/domain/i18n/message';
import { sendProblem, sendUnavailable } from './messages/send-problem';
import type { Upstreams } from './upstreams';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** An upload may take 60 s (specification); the bff ends it, so wait a little longer, ms. */
const answerTimeout = 75_000;

/** RFC 9110 §7.6.1: these speak of one connection, ours to the caller. `Expect` has been answered by then. */
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

/** Sets who really asks: what callers claim about themselves counts only from a trusted proxy. */
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

/** Forwards `/api` to the bff: bodies stream through in both directions, event streams stay open without a limit. */
export async function forwardApi(
  app: FastifyInstance,
  { upstreams, https }: { upstreams: Upstreams; https: boolean },
): Promise<void> {
  await app.register(async (scope) => {
    // Whatever it is, it is not ours to parse.
    scope.removeAllContentTypeParsers();
    // Refused and not redirected: a program that calls by http would otherwise send its secrets in the open for ever.
    scope.addHook('onRequest', async (request, reply) => {
      if (https && request.protocol !== 'https')
        return sendProblem(reply, 'forbidden', { detail: message('gateway.httpsOnly') });
    });
    await scope.register(httpProxy, {
      upstream: '',
      prefix: '/api',
      rewritePrefix: '/api',
      internalRewriteLocationHeader: false,
      disableRequestLogging: true,
      disableCache: true,
      destroyAgent: true,
      undici: { connections: null, headersTimeout: answerTimeout, bodyTimeout: 0 },
      replyOptions: {
        getUpstream: () => upstreams.next(),
        rewriteRequestHeaders,
        // A 503 is an answer: the caller is told when to come again.
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
  /** The server to send it to. */
  url: string;
  tried: readonly string[];
}

/** Gives a read that met a dead server to the next one; never a write, which may have been carried out. */
function forward({ reply, path, options, upstreams, url, tried: before }: Attempt): FastifyReply {
  const { request } = reply;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const tried = [...before, url];
  return reply.from(path, {
    ...options,
    getUpstream: () => url,
    onError: (_reply, { error }) => {
      if (request.socket.destroyed || isCausedByCaller(error)) {
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

/** Codes of undici for what only a caller can cause; everything else counts against the server. */
const causedByCaller = new Set([
  'UND_ERR_ABORTED',
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

const isCausedByCaller = ({ cause }: Error): boolean =>
  causedByCaller.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '');

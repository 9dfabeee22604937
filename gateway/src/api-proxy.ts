import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { message } from '@portal/domain/i18n/message';
import { sendProblem, sendUnavailable } from './messages/send-problem';
import type { Upstreams } from './upstreams';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** An upload may take 60 s (specification); the bff ends it, so wait a little longer, ms. */
const answerTimeout = 75_000;

/** Who really asks, said once and by us: what a caller claims about itself counts only from a trusted proxy. */
const rewriteRequestHeaders: NonNullable<ReplyOptions['rewriteRequestHeaders']> = (
  request,
  { forwarded: _claimed, ...headers },
) => ({
  ...headers,
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
      handler: (_request, reply, path, options) => forward({ reply, path, options, upstreams, tried: [] }),
    });
  });
}

interface Attempt {
  reply: FastifyReply;
  path: string;
  options: ReplyOptions;
  upstreams: Upstreams;
  tried: readonly string[];
}

/** A read that met a dead server is given to the next one; a write never, it may have been done. */
function forward({ reply, path, options, upstreams, tried }: Attempt): FastifyReply {
  const url = upstreams.next(tried);
  const isRead = reply.request.method === 'GET' || reply.request.method === 'HEAD';
  return reply.from(path, {
    ...options,
    getUpstream: () => url,
    onError: (_reply, { error }) => {
      reply.request.log.warn({ upstream: url, reason: error.message }, 'the bff did not answer');
      upstreams.markFailed(url);
      const next = [...tried, url];
      if (isRead && next.length < upstreams.count) forward({ reply, path, options, upstreams, tried: next });
      else sendUnavailable(reply);
    },
  });
}

// @ts-check
import httpProxy from '@fastify/http-proxy';
import { Upstreams } from './upstreams.mjs';
import { httpsOnly, unavailable } from './problem.mjs';

/** An upload may take 60 s (specification); the bff ends it, so wait a little longer, ms. */
const patience = 75_000;

/**
 * Who really asks, said once and by us: what a caller claims about itself counts only from a trusted proxy.
 * @type {NonNullable<import('@fastify/reply-from').FastifyReplyFromHooks['rewriteRequestHeaders']>}
 */
const rewriteRequestHeaders = (request, { forwarded: _claimed, ...headers }) => ({
  ...headers,
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});

/**
 * Forwards `/api` to the bff: bodies stream through in both directions, event streams stay open without a limit.
 * @param {import('fastify').FastifyInstance} app
 * @param {Pick<import('./settings.mjs').Settings, 'api' | 'https'>} settings
 */
export async function forwardApi(app, { api, https }) {
  const upstreams = new Upstreams(api);
  await upstreams.start();
  app.addHook('onClose', async () => upstreams.stop());
  await app.register(async (scope) => {
    // Whatever it is, it is not ours to parse.
    scope.removeAllContentTypeParsers();
    // Refused and not redirected: a program that calls by http would otherwise send its secrets in the open for ever.
    scope.addHook('onRequest', async (request, reply) => {
      if (https && request.protocol !== 'https') return httpsOnly(reply);
    });
    await scope.register(httpProxy, {
      upstream: '',
      prefix: '/api',
      rewritePrefix: '/api',
      internalRewriteLocationHeader: false,
      disableRequestLogging: true,
      disableCache: true,
      destroyAgent: true,
      undici: { connections: null, headersTimeout: patience, bodyTimeout: 0 },
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

/**
 * @typedef {object} Attempt
 * @property {import('fastify').FastifyReply} reply
 * @property {string} path
 * @property {import('@fastify/reply-from').FastifyReplyFromHooks} options
 * @property {Upstreams} upstreams
 * @property {readonly string[]} tried
 */

/**
 * A read that met a dead server is given to the next one; a write never, it may have been done.
 * @param {Attempt} attempt
 * @returns {import('fastify').FastifyReply}
 */
function forward({ reply, path, options, upstreams, tried }) {
  const url = upstreams.next(tried);
  const isRead = reply.request.method === 'GET' || reply.request.method === 'HEAD';
  return reply.from(path, {
    ...options,
    getUpstream: () => url,
    onError: (_reply, { error }) => {
      reply.request.log.warn({ upstream: url, reason: error.message }, 'the bff did not answer');
      upstreams.failed(url);
      const next = [...tried, url];
      if (isRead && next.length < upstreams.count) forward({ reply, path, options, upstreams, tried: next });
      else unavailable(reply);
    },
  });
}

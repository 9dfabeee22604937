// @ts-check
import httpProxy from '@fastify/http-proxy';
import { readableFromAnywhere } from './folder.mjs';
import { unavailable } from './problem.mjs';

/** Below the 10 s after which a page must say that an area does not load, ms. */
const patience = 8000;

/**
 * Serves files that another server has.
 * @param {import('fastify').FastifyInstance} app
 * @param {{ address: string, prefix: string }} where
 */
export async function serveAddress(app, { address, prefix }) {
  await app.register(async (scope) => {
    readableFromAnywhere(scope);
    await scope.register(httpProxy, {
      upstream: address,
      prefix,
      rewritePrefix: `${new URL(address).pathname.replace(/\/$/, '')}/`,
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      destroyAgent: true,
      undici: { headersTimeout: patience, bodyTimeout: patience },
      replyOptions: {
        retryDelay: () => null,
        onError: (_reply, { error }) => {
          const reply = /** @type {import('fastify').FastifyReply} */ (/** @type {unknown} */ (_reply));
          reply.request.log.warn({ address, reason: error.message }, 'the server of an area did not answer');
          unavailable(reply);
        },
      },
    });
  });
}

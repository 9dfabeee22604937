import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { allowOtherOrigins } from './static-files';
import { sendUnavailable } from './messages/send-problem';

/** Timeout, ms. Must be below the 10 s after which a page reports that an area failed to load. */
const answerTimeout = 8000;

/** Proxies static files from another server. */
export async function serveAddress(
  app: FastifyInstance,
  { address, prefix }: { address: string; prefix: string },
): Promise<void> {
  await app.register(async (scope) => {
    allowOtherOrigins(scope);
    await scope.register(httpProxy, {
      upstream: address,
      prefix,
      rewritePrefix: `${new URL(address).pathname.replace(/\/$/, '')}/`,
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      destroyAgent: true,
      undici: { headersTimeout: answerTimeout, bodyTimeout: answerTimeout },
      replyOptions: { retryDelay: () => null },
      handler: (request, reply, path, options) =>
        reply.from(path, {
          ...options,
          onError: (_reply, { error }) => {
            request.log.warn({ address, reason: error.message }, 'the server of an area did not answer');
            sendUnavailable(reply);
          },
        }),
    });
  });
}

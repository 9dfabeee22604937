// @ts-check
import fastifyStatic from '@fastify/static';
import { caching } from './headers.mjs';
import { isNavigation } from './navigation.mjs';

/** @typedef {import('fastify').FastifyInstance} App */

/**
 * Serves the files of one build: `.br` and `.gz` beside a file when the browser takes them, ETag, never a page for a missing file.
 * @param {App} app
 * @param {{ folder: string, prefix: string, pages?: boolean }} where `pages`: hand out `.html` too, for a gateway to finish
 */
export async function serveFolder(app, { folder, prefix, pages = false }) {
  const inside = pages ? /\.(map|br|gz)$/ : /\.(map|html|br|gz)$/;
  await app.register(async (scope) => {
    readableFromAnywhere(scope);
    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // Pages leave only through the gateway, with their nonce; source maps stay inside.
      allowedPath: (path) => !inside.test(path),
    });
  });
}

/**
 * How long a file may be kept, and that a remote may be loaded by pages of other origins too: the manifest by fetch, the
 * scripts by tag. The page itself says what holds for it.
 * @param {App} scope
 */
export function readableFromAnywhere(scope) {
  scope.addHook('onSend', async (request, reply) => {
    if (isNavigation(request)) return;
    const path = request.url.split('?', 1)[0] ?? '';
    void reply.header('cache-control', caching(path, reply.statusCode));
    void reply.header('access-control-allow-origin', '*');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    void reply.header('timing-allow-origin', '*');
  });
}

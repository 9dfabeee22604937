import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isHashed } from '@portal/federation/hashed-files';
import { isNavigation } from './navigation';

interface Folder {
  folder: string;
  prefix: string;
  /** Also serve `.html`: set in the containers, where a gateway in front adds the nonce. */
  pages?: boolean;
}

/**
 * Serves the files of one build, with ETags and precompressed `.br` and `.gz` variants. Never returns a page for a
 * missing file.
 */
export async function serveFolder(app: FastifyInstance, { folder, prefix, pages = false }: Folder): Promise<void> {
  const inside = pages ? /\.(map|br|gz)$/ : /\.(map|html|br|gz)$/;
  await app.register(async (scope) => {
    allowOtherOrigins(scope);
    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      // Only the gateway serves pages, because it adds their nonce. Source maps stay private.
      allowedPath: (path) => !inside.test(path),
    });
  });
}

/** Content Security Policy of a file that runs as a worker: it may load its decoder and nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'";

/**
 * Sets cache headers, and lets pages of other origins load a remote: the manifest by fetch, the scripts by tag. Pages
 * get their own headers elsewhere.
 */
export function allowOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    if (isNavigation(request)) return;
    const path = request.url.split('?', 1)[0] ?? '';
    void reply
      .header('cache-control', cacheControl(path, reply.statusCode))
      .header('content-security-policy', workerPolicy)
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*');
  });
}

/**
 * Hashed files are immutable; everything else is revalidated. Errors are never cached, because "Try again" would return
 * a cached error.
 */
function cacheControl(path: string, status: number): string {
  if (status >= 400) return 'no-store';
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

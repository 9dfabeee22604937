import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isHashed } from '@portal/federation/hashed-files';
import { isNavigation } from './navigation';

interface Folder {
  folder: string;
  prefix: string;
  /** Hand out `.html` too, for a gateway to finish. */
  pages?: boolean;
}

/** Serves the files of one build: `.br` and `.gz` beside a file when the browser takes them, ETag, never a page for a missing file. */
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
      // Pages leave only through the gateway, with their nonce; source maps stay inside.
      allowedPath: (path) => !inside.test(path),
    });
  });
}

/** Holds where a file runs by itself, which is as a worker: it may load its decoder, and nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'";

/**
 * How long a file may be kept, and that a remote may be loaded by pages of other origins too: the manifest by fetch, the
 * scripts by tag. The page itself says what holds for it.
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
 * A hashed file never changes; everything else is asked for again each time; an error is never kept, because a kept
 * error of a hashed file would make every "Try again" useless.
 */
function cacheControl(path: string, status: number): string {
  if (status >= 400) return 'no-store';
  return isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

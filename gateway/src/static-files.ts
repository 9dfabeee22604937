import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isHashed } from '@portal/federation/hashed-files';
import { encodingFor } from './compressed';
import { MemoryFiles } from './memory-files';
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
    serveFromMemory(scope, { folder, prefix });
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

/** Answers most requests for scripts and styles; the rest is left to the routes of the scope. */
function serveFromMemory(scope: FastifyInstance, { folder, prefix }: Omit<Folder, 'pages'>): void {
  const files = new MemoryFiles(folder);
  scope.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || headers.range !== undefined || !url.startsWith(prefix)) {
      done();
      return;
    }
    const file = files.find(url.slice(prefix.length).split('?', 1)[0] ?? '', encodingFor(request));
    if (!file) {
      done();
      return;
    }
    void reply.headers(file.headers);
    if (headers['if-none-match'] === file.etag) void reply.code(304).send();
    else void reply.send(file.body);
  });
}

/** Content Security Policy of a file that runs as a worker: it may load its decoder and nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'";

const sharedHeaders = {
  'content-security-policy': workerPolicy,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

/**
 * Sets cache headers, and lets pages of other origins load a remote: the manifest by fetch, the scripts by tag. Pages
 * get their own headers elsewhere.
 */
export function allowOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, _body, done) => {
    if (isNavigation(request)) {
      done();
      return;
    }
    const path = request.url.split('?', 1)[0] ?? '';
    void reply.headers(sharedHeaders).header('cache-control', cacheControl(path, reply.statusCode));
    done();
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

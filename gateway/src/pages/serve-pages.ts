import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '@portal/server/describe-error';
import { pagesAt, portraitsAt, type PageRenderer, type CreatePageRenderer } from '@portal/domain/site/prerendered';
import { hashSource } from '../csp/policies';
import type { LiveRemotes } from '../live-remotes';
import { sendProblem, sendUnavailable } from '../messages/send-problem';
import type { Settings } from '../settings';
import { serveFolder } from '../static-files';
import type { ApiReader } from './api-reader';
import { PrerenderCache } from './prerender-cache';
import { PrerenderedPages, originOf } from './prerendered-pages';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Loads the public area's build from `dist/pages`: the render module, its styles and its script. Bypasses the module
 * cache.
 * @throws if the folder contains no such build
 */
function loadRenderer(folder: string): PageRenderer {
  const script = readdirSync(folder).find((name) => /^reader\.[0-9a-f]+\.js$/.test(name));
  if (!script) throw new Error(`${folder} has no build of the prerendered pages: reader.<hash>.js is missing`);
  const css = readFileSync(join(folder, 'reader.css'), 'utf8');
  const load = createRequire(join(folder, 'render.cjs'));
  Reflect.deleteProperty(load.cache, load.resolve('./render.cjs'));
  const { createPageRenderer } = load('./render.cjs') as { createPageRenderer: CreatePageRenderer };
  return createPageRenderer({ css, script, integrity: hashSource(readFileSync(join(folder, script))) });
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface Parts {
  settings: Settings;
  api: ApiReader;
  live: LiveRemotes;
}

/**
 * Serves the prerendered pages with their files, portraits, `sitemap.xml` and `robots.txt`.
 * @returns a function that answers a request with such a page if it can
 */
export async function servePrerenderedPages(app: FastifyInstance, { settings, api, live }: Parts): Promise<SendPage> {
  const { PAGES_FROM: folder } = settings;
  if (!folder) return () => Promise.resolve(false);
  const built = loadRenderer(folder);
  // In development, always use the latest build.
  const renderer = (): PageRenderer => (settings.LIVE_RELOAD ? loadRenderer(folder) : built);
  const { read } = api;
  const pages = new PrerenderedPages({ cache: new PrerenderCache(renderer, api, app.log), settings, live });

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/site/logo/\n\nSitemap: ${originOf(request, settings)}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const sitemap = await renderer().renderSitemap({ origin: originOf(request, settings), read });
      return await reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap);
    } catch (error) {
      request.log.warn(describeError(error), 'failed to render the sitemap');
      return sendUnavailable(reply);
    }
  });
  app.get<{ Params: { file: string } }>(`${portraitsAt}:file`, async ({ params, log }, reply) => {
    const portrait = await renderer()
      .readPortrait(params.file, read)
      .catch((error: unknown) => {
        log.warn(describeError(error), 'failed to read a portrait');
        return undefined;
      });
    if (portrait === undefined) return sendUnavailable(reply);
    if (!portrait) return sendProblem(reply, 'not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/jpeg')
      .send(Buffer.from(portrait));
  });
  await serveFolder(app, { folder, prefix: pagesAt });

  return (request, reply) => pages.send(request, reply);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '@portal/server/describe-error';
import { portraitsAt } from '@portal/domain/site/prerendered';
import type { LiveRemotes } from '../live-remotes';
import { sendProblem, sendUnavailable } from '../messages/send-problem';
import type { Settings } from '../settings';
import type { ApiReader } from './api-reader';
import type { LivePages } from './page-build';
import { PrerenderCache } from './prerender-cache';
import { PrerenderedPages, originOf } from './prerendered-pages';
import { serveScript } from './serve-script';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface Parts {
  settings: Settings;
  api: ApiReader;
  live: LiveRemotes;
  /** null if the gateway has no build of these pages. */
  livePages: LivePages | null;
}

/**
 * Serves the prerendered pages with their script, portraits, `sitemap.xml` and `robots.txt`.
 * @returns a function that answers a request with such a page if it can
 */
export async function servePrerenderedPages(
  app: FastifyInstance,
  { settings, api, live, livePages }: Parts,
): Promise<SendPage> {
  if (!livePages) return () => Promise.resolve(false);
  const { read } = api;
  const { renderer } = livePages;
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
      const sitemap = await (await renderer()).renderSitemap({ origin: originOf(request, settings), read });
      return await reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap);
    } catch (error) {
      request.log.warn(describeError(error), 'failed to render the sitemap');
      return sendUnavailable(reply);
    }
  });
  app.get<{ Params: { file: string } }>(`${portraitsAt}:file`, async ({ params, log }, reply) => {
    const pages = await renderer();
    const portrait = await pages.readPortrait(params.file, read).catch((error: unknown) => {
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
  await serveScript(app, livePages);

  return (request, reply) => pages.send(request, reply);
}

import type { FastifyInstance } from 'fastify';
import { message } from '@portal/domain/i18n/message';
import type { Draining } from '@portal/server/graceful-shutdown';
import { sendProblem } from '../messages/send-problem';
import { createServer } from '../server';
import type { Settings } from '../settings';

/**
 * Builds the server of the plain HTTP port: redirects pages to https, and rejects `/api` and every write, because the
 * secrets of a caller that follows a redirect would be sent in the clear each time.
 */
export function buildPlainHttp(settings: Settings, draining: Draining): FastifyInstance {
  const { PUBLIC_ORIGIN: origin = '' } = settings;
  const app = createServer(settings, { https: false, draining });
  app.all('*', async (request, reply) => {
    const { method, url } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/api(?![^/?])/.test(url);
    // An absolute URL, as sent to proxies, would end up in the host of the target.
    if (!isPage || !url.startsWith('/'))
      return sendProblem(reply, 'forbidden', { detail: message('gateway.httpsOnly') });
    // To the configured origin, never to the Host header, which the client chooses.
    return reply.header('cache-control', 'no-store').redirect(`${origin}${url}`, 308);
  });
  return app;
}

import type { FastifyInstance } from 'fastify';
import { describeError } from '@portal/server/describe-error';
import { sendCompressed } from './compressed';
import { RouteConflictError, type LiveRemotes } from './live-remotes';
import { serveAddress } from './remote-files';
import { isWebAddress, type Settings } from './settings';
import { serveFolder } from './static-files';
import { sendUnavailable } from './messages/send-problem';

/**
 * Serves `/remotes.json` and `/remotes/<area>/`, each area from its own folder or server.
 * @throws {RouteConflictError} if two areas claim the same path for the same role
 */
export async function serveRemotes(app: FastifyInstance, settings: Settings, live: LiveRemotes): Promise<void> {
  await live.list().catch((error: unknown) => {
    if (error instanceof RouteConflictError) throw error;
    app.log.error(describeError(error), 'remotes.json cannot be read');
  });
  app.get('/remotes.json', async (request, reply) => {
    try {
      const list = JSON.stringify(await live.list());
      void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('application/json');
      return await sendCompressed(request, reply, list);
    } catch (error) {
      request.log.error(describeError(error), 'remotes.json cannot be read');
      return sendUnavailable(reply);
    }
  });
  for (const [area, from] of settings.REMOTES_FROM) {
    const prefix = `/remotes/${area}/`;
    if (isWebAddress(from)) await serveAddress(app, { address: from, prefix });
    else await serveFolder(app, { folder: from, prefix });
  }
}

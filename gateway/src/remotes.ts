import type { FastifyInstance } from 'fastify';
import { describeError } from '@portal/server/describe-error';
import { assignBucket } from './canary';
import { compressed, encodingFor, type Encoding } from './compressed';
import { RouteConflictError, type LiveRemotes, type RemoteList } from './live-remotes';
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
  const packed = new PackedList();
  app.get('/remotes.json', async (request, reply) => {
    try {
      const encoding = encodingFor(request);
      const https = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
      const list = await live.list(await assignBucket(request, reply, { live, https }));
      const body = await packed.of(list, encoding);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie').type('application/json');
      return await reply.send(body);
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

/** Brotli quality with the best ratio for the time, because a list is compressed once until it changes. */
const quality = 9;

/** Keeps the current list as it is sent. */
class PackedList {
  private readonly bodies = new WeakMap<RemoteList, Partial<Record<Encoding, Promise<Buffer>>>>();

  of(list: RemoteList, encoding: Encoding): Promise<Buffer> {
    const bodies = this.bodies.get(list) ?? {};
    this.bodies.set(list, bodies);
    return (bodies[encoding] ??= compressed(JSON.stringify(list), encoding, quality));
  }
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pagesAt } from '@portal/domain/site/prerendered';
import { compressed, encodingFor } from '../compressed';
import { sendProblem } from '../messages/send-problem';
import { allowOtherOrigins } from '../static-files';
import type { LivePages } from './page-build';

/** Maximum number of cached compressed scripts: a few builds in a few encodings. */
const most = 30;
/** Best brotli quality, because a script is compressed once. */
const quality = 11;

/** Serves the script of the prerendered pages. */
export async function serveScript(app: FastifyInstance, { scripts }: Pick<LivePages, 'scripts'>): Promise<void> {
  const packed = new LRUCache<string, Buffer>({ max: most });
  await app.register(async (scope) => {
    allowOtherOrigins(scope);
    scope.get<{ Params: { file: string } }>(`${pagesAt}:file`, async (request, reply) => {
      const { file } = request.params;
      const script = scripts.get(file);
      if (script === undefined) return sendProblem(reply, 'not_found');
      const encoding = encodingFor(request);
      const key = `${encoding} ${file}`;
      const body = packed.get(key) ?? (await compressed(script, encoding, quality));
      packed.set(key, body);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply.header('vary', 'accept-encoding').type('text/javascript; charset=utf-8').send(body);
    });
  });
}

import type { FastifyInstance } from 'fastify';
import { pagesAt } from '@portal/domain/site/prerendered';
import { sendCompressed } from '../compressed';
import { sendProblem } from '../messages/send-problem';
import { allowOtherOrigins } from '../static-files';
import type { LivePages } from './page-build';

/** Serves the script of the prerendered pages. */
export async function serveScript(app: FastifyInstance, { scripts }: Pick<LivePages, 'scripts'>): Promise<void> {
  await app.register(async (scope) => {
    allowOtherOrigins(scope);
    scope.get<{ Params: { file: string } }>(`${pagesAt}:file`, async (request, reply) => {
      const script = scripts.get(request.params.file);
      if (script === undefined) return sendProblem(reply, 'not_found');
      void reply.header('vary', 'accept-encoding').type('text/javascript; charset=utf-8');
      return sendCompressed(request, reply, script);
    });
  });
}

import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { allEndpoints } from './all-endpoints';
import { routePath } from './serves.decorator';
import { parseStrictJson } from './strict-json';

/** Body limits in bytes of endpoints that accept more JSON than usual, by method and route. */
const limits = new Map<string, number>(
  allEndpoints.flatMap(({ endpoint: { method, path, options } }) =>
    options.maxJsonBytes ? [[`${method} /api${routePath(path)}`, options.maxJsonBytes] as const] : [],
  ),
);

/** Accepts JSON, and multipart for endpoints that take a file (`contract.guard.ts`); rejects other types with 415. */
export async function addBodyParsers(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    const limit = limits.get(`${String(route.method)} ${route.url}`);
    if (limit !== undefined) route.bodyLimit = limit;
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  await server.register(multipart);
}

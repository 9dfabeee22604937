import type { FastifyInstance } from 'fastify';
import { parseStrictJson } from './strict-json';

/** JSON is the only body there is (uploads bring their own parser): everything else is 415. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Page } from '../database/pagination';

/** Sends lists as plain arrays with their counts in headers, and "nothing yet" as the JSON value `null`. */
export function addResponseHooks(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, value, done) => done(null, toList(value, request, reply)));
  server.addHook('onSend', (request, reply, payload, done) => {
    const isNothingYet = request.endpoint?.response === 'nullable' && (payload === null || payload === undefined);
    if (isNothingYet) void reply.type('application/json; charset=utf-8');
    done(null, isNothingYet ? 'null' : payload);
  });
}

export function toList(value: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (value instanceof Page) return sendPage(value, request, reply);
  const isWhole = request.endpoint?.response === 'list' && Array.isArray(value);
  return isWhole ? sendPage(new Page(value, value.length), request, reply) : value;
}

function sendPage(page: Page<unknown>, request: FastifyRequest, reply: FastifyReply): readonly unknown[] {
  void reply.header('x-total-count', page.total);
  if (page.next !== undefined) {
    const here = new URL(request.url, 'http://here');
    here.searchParams.set('cursor', page.next);
    void reply.header('link', `<${here.pathname}${here.search}>; rel="next"`);
  }
  return page.items;
}

import { successStatus } from '@portal/domain/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Page } from '../database/pagination';
import type { ListCursors } from './list-cursors';

/**
 * Sends lists as plain arrays with their totals in headers, missing records as JSON `null`, and 201 if an upsert
 * creates a record.
 */
export function addResponseHooks(server: FastifyInstance, cursors: ListCursors): void {
  server.addHook('preSerialization', (request, reply, value, done) =>
    done(null, toList(value, { request, reply, cursors })),
  );
  server.addHook('preSerialization', (request, reply, value, done) => {
    // Error responses have their status already.
    if (request.endpoint?.options.upserts && reply.statusCode < 400)
      void reply.code(successStatus(request.endpoint, value));
    done(null, value);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const isNothingYet = request.endpoint?.response === 'nullable' && (payload === null || payload === undefined);
    if (isNothingYet) void reply.type('application/json; charset=utf-8');
    done(null, isNothingYet ? 'null' : payload);
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  cursors: Pick<ListCursors, 'sign'>;
}

export function toList(value: unknown, exchange: Exchange): unknown {
  if (value instanceof Page) return sendPage(value, exchange);
  const isWhole = exchange.request.endpoint?.response === 'list' && Array.isArray(value);
  return isWhole ? sendPage(new Page(value, value.length), exchange) : value;
}

function sendPage(page: Page<unknown>, { request, reply, cursors }: Exchange): readonly unknown[] {
  void reply.header('x-total-count', page.total);
  if (page.more) void reply.header('x-total-count-relation', 'at-least');
  if (page.next !== undefined) {
    const here = new URL(request.url, 'http://here');
    here.searchParams.set('cursor', cursors.sign(request, page.next));
    void reply.header('link', `<${here.pathname}${here.search}>; rel="next"`);
  }
  return page.items;
}

import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Page } from '../database/pagination';
import { toList } from './endpoint-response';

function listed(value: unknown, url = '/api/documents?limit=2') {
  const headers: Record<string, unknown> = {};
  const reply = { header: (name: string, content: unknown) => (headers[name] = content) } as unknown as FastifyReply;
  const request = { url, endpoint: documentEndpoints.list } as unknown as FastifyRequest;
  const cursors = { sign: (_request: unknown, id: string) => `${id} signed` };
  return { body: toList(value, { request, reply, cursors }), headers };
}

describe('list response', () => {
  it('is a plain array, with the total and the next page in headers', () => {
    const { body, headers } = listed(new Page([{ id: 1 }, { id: 2 }], 7, 'a b'));
    expect(body).toEqual([{ id: 1 }, { id: 2 }]);
    expect(headers).toEqual({ 'x-total-count': 7, link: '</api/documents?limit=2&cursor=a+b+signed>; rel="next"' });
  });

  it('has a next link with the new cursor, except on the last page', () => {
    const middle = listed(new Page([1], 7, 'new'), '/api/documents?cursor=old&limit=2');
    expect(middle.headers.link).toBe('</api/documents?cursor=new+signed&limit=2>; rel="next"');
    expect(listed(new Page([1], 7)).headers).toEqual({ 'x-total-count': 7 });
  });

  it('has the number of items as its total if it is complete', () => {
    expect(listed(['a']).headers).toEqual({ 'x-total-count': 1 });
  });
});

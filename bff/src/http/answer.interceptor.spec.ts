import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { documentCalls } from '@portal/domain/documents/documents.calls';
import { lastValueFrom, of } from 'rxjs';
import { AnswerInterceptor } from './answer.interceptor';
import { Page } from './page';
import { Serves } from './serves.decorator';

class Lists {
  @Serves(documentCalls.list)
  list(): void {}
}

async function answered(value: unknown, url = '/api/documents?limit=2') {
  const headers: Record<string, unknown> = {};
  const reply = { header: (name: string, content: unknown) => (headers[name] = content) };
  const http = { getRequest: () => ({ url }), getResponse: () => reply };
  const handler = Object.getOwnPropertyDescriptor(Lists.prototype, 'list')?.value as object;
  const context = { switchToHttp: () => http, getHandler: () => handler } as unknown as ExecutionContext;
  const next: CallHandler = { handle: () => of(value) };
  return { body: await lastValueFrom(new AnswerInterceptor().intercept(context, next)), headers };
}

describe('a list', () => {
  it('is a plain array; the count and the way to the next page are in headers', async () => {
    const { body, headers } = await answered(new Page([{ id: 1 }, { id: 2 }], 7, 'a b'));
    expect(body).toEqual([{ id: 1 }, { id: 2 }]);
    expect(headers).toEqual({ 'x-total-count': 7, link: '</api/documents?limit=2&cursor=a+b>; rel="next"' });
  });

  it('replaces the cursor it was asked with, and has no next on the last page', async () => {
    const middle = await answered(new Page([1], 7, 'new'), '/api/documents?cursor=old&limit=2');
    expect(middle.headers.link).toBe('</api/documents?cursor=new&limit=2>; rel="next"');
    expect((await answered(new Page([1], 7))).headers).toEqual({ 'x-total-count': 7 });
  });

  it('that is whole counts itself', async () => {
    expect((await answered(['a'])).headers).toEqual({ 'x-total-count': 1 });
  });
});

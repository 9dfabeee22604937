import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Page } from './page';
import { servedCall } from './served-call';

/** Sends lists as plain arrays with their counts in headers, and "nothing yet" as the JSON value `null`. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const kind = servedCall(context)?.kind;
    return next.handle().pipe(
      map((answer: unknown) => {
        if (answer instanceof Page) return sendPage(answer, request, reply);
        if (kind === 'list' && Array.isArray(answer)) return sendPage(new Page(answer, answer.length), request, reply);
        if (kind !== 'maybe' || (answer !== null && answer !== undefined)) return answer;
        void reply.type('application/json; charset=utf-8');
        return 'null';
      }),
    );
  }
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

import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { checkedBody } from './checked-body';
import { checkedQuery } from './checked-query';
import { servedCall } from './served-call';

/** Checks what came in by the classes of the call, so that a handler only ever sees what holds. */
@Injectable()
export class ContractInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = servedCall(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (call) {
      request.query = checkedQuery(call, request.query as Record<string, unknown>);
      // Multipart bodies are streams: the handler reads and checks them itself.
      if (!request.headers['content-type']?.startsWith('multipart/')) request.body = checkedBody(call, request.body);
    }
    return next.handle();
  }
}

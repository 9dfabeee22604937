import { createHmac } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { successStatus, type AnyCall } from '@portal/domain/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Env } from '../config/env';
import { derivedKey } from '../config/secrets';
import { ProblemError } from '../platform/problem.error';
import { currentRequest } from '../platform/request-context';
import { IdempotencyService, type Attempt, type KeptAnswer } from '../records/idempotency/idempotency.service';
import { servedCall } from './served-call';

/** Honours `Idempotency-Key` on the calls that say so. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly digestKey;

  constructor(
    private readonly kept: IdempotencyService,
    env: Env,
  ) {
    this.digestKey = derivedKey(env.JWT_SECRET, 'idempotency digests');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = servedCall(context);
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const key = request.headers['idempotency-key'];
    if (!call?.options.idempotent || key === undefined) return next.handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) throw badKey();
    return from(this.once(this.attempt(call, key, request), call, next, reply));
  }

  private async once(attempt: Attempt, call: AnyCall, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    const answer = await this.kept.once(attempt, async () => {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: null });
      return { status: successStatus(call), body, cookies: cookiesOf(reply) };
    });
    repeatCookies(answer, reply);
    return answer.body;
  }

  /** Keyed, because bodies hold passwords and numbers that could be found by trying all of them. */
  private attempt(call: AnyCall, key: string, request: FastifyRequest): Attempt {
    const digest = createHmac('sha256', this.digestKey).update(JSON.stringify([request.url, request.body]));
    return {
      owner_id: currentRequest()?.actor?.id,
      call: `${call.method} ${call.path}`,
      key,
      body_hash: digest.digest(),
    };
  }
}

const badKey = () => new ProblemError('invalid_input', 'The Idempotency-Key must have 8 to 255 visible characters.');

/** Cookies set by plugins wait in the reply until it is sent. */
const cookiesOf = (reply: FastifyReply): string[] => [reply.getHeader('set-cookie') ?? []].flat().map(String);

function repeatCookies({ cookies }: KeptAnswer, reply: FastifyReply): void {
  const set = cookiesOf(reply);
  for (const cookie of cookies) if (!set.includes(cookie)) void reply.header('set-cookie', cookie);
}

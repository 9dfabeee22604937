import { createHmac } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { successStatus, type AnyEndpoint } from '@portal/domain/contract/endpoint';
import { message } from '@portal/domain/i18n/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Env } from '../config/env';
import { derivedKey } from '../config/secrets';
import { IdempotencyService, type Attempt, type StoredResponse } from '../idempotency/idempotency.service';
import { ProblemError } from '../problem.error';
import { currentRequest } from '../request/request-context';
import { servedEndpoint } from './served-endpoint';
import { Upload } from './upload';

/** Implements `Idempotency-Key` for the endpoints that opt in. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly digestKey;

  constructor(
    private readonly idempotency: IdempotencyService,
    env: Env,
  ) {
    this.digestKey = derivedKey(env.JWT_SECRET, 'idempotency digests');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = servedEndpoint(context);
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const key = request.headers['idempotency-key'];
    if (!endpoint || key === undefined || !isCacheable(endpoint, request)) return next.handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{8,255}$/.test(key)) throw badKey();
    return from(this.once(this.attempt(endpoint, key, request), endpoint, next, reply));
  }

  private async once(
    attempt: Attempt,
    endpoint: AnyEndpoint,
    next: CallHandler,
    reply: FastifyReply,
  ): Promise<unknown> {
    const response = await this.idempotency.once(attempt, async () => {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: null });
      return { status: successStatus(endpoint, body), body, cookies: cookiesOf(reply) };
    });
    repeatCookies(response, reply);
    return response.body;
  }

  /** Keyed digests, because bodies contain passwords and numbers that could be brute-forced from a plain hash. */
  private attempt(endpoint: AnyEndpoint, key: string, { url, body }: FastifyRequest): Attempt {
    const digest = (of: unknown): Buffer =>
      createHmac('sha256', this.digestKey)
        .update(JSON.stringify([url, of]))
        .digest();
    const attempt = {
      owner_id: currentRequest()?.actor?.id,
      endpoint: `${endpoint.method} ${endpoint.path}`,
      key,
      body_hash: digest(body),
      isRepeatable: endpoint.options.idempotent === 'repeatable',
    };
    if (!(body instanceof Upload)) return attempt;
    body.startHashing();
    return { ...attempt, contentHash: async () => digest(await body.content()) };
  }
}

const isCacheable = ({ options }: AnyEndpoint, { body }: FastifyRequest): boolean =>
  options.idempotent !== 'submit' ||
  (typeof body === 'object' && body !== null && 'submitted' in body && body.submitted === true);

const badKey = () => new ProblemError('invalid_input', message('requests.badIdempotencyKey'));

/** Reads the cookies last: plugins add them to the reply until it is sent. */
const cookiesOf = (reply: FastifyReply): string[] => [reply.getHeader('set-cookie') ?? []].flat().map(String);

function repeatCookies({ cookies }: StoredResponse, reply: FastifyReply): void {
  const set = cookiesOf(reply);
  for (const cookie of cookies) if (!set.includes(cookie)) void reply.header('set-cookie', cookie);
}

import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Env } from '../config/env';
import { addressKey, personKey } from '../rate-limit/rate-limit-keys';
import { WriteLimiter } from '../rate-limit/write-limiter';
import { currentRequest } from '../request/request-context';
import { servedEndpoint } from './served-endpoint';

/** Multiple of the per-person limit, because everyone in an office shares one address. */
const peopleBehindAddress = 10;

/** Limits writes per person and per address, before validation, which is expensive too. */
@Injectable()
export class WriteLimitGuard implements CanActivate {
  constructor(
    private readonly env: Env,
    private readonly limiter: WriteLimiter,
  ) {}

  /** @throws ProblemError throttled */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const endpoint = servedEndpoint(context);
    return !endpoint || endpoint.method === 'GET' || this.consume();
  }

  private async consume(): Promise<true> {
    const perMinute = this.env.WRITES_PER_MINUTE;
    const actor = currentRequest()?.actor;
    // Check the person first: throttled requests of one person must not use up the limit of their address.
    if (actor) await this.limiter.consume(personKey('write', actor.id), perMinute);
    await this.limiter.consume(addressKey('write'), peopleBehindAddress * perMinute);
    return true;
  }
}

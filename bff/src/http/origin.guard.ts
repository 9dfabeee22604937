import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../config/env';
import { ProblemError } from '../platform/problem.error';
import { servedEndpoint } from './served-endpoint';

/**
 * Calls that read or set the refresh cookie are only taken from the portal's own pages, or from clients that are no
 * browsers and so carry nobody's cookies by accident (security W03). SameSite=Strict is the first wall, this the second.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    if (!servedEndpoint(context)?.options.cookie) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin, 'sec-fetch-site': site } = request.headers;
    const foreign = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreign || (origin !== undefined && !this.isOwn(origin, request))) throw new ProblemError('forbidden');
    return true;
  }

  private isOwn(origin: string, request: FastifyRequest): boolean {
    if (this.env.PUBLIC_ORIGIN !== undefined) return origin === this.env.PUBLIC_ORIGIN;
    return URL.canParse(origin) && new URL(origin).host === hostAsIn(origin, request.host);
  }
}

/** The request's host as a URL of that scheme writes it: without the port that goes without saying. */
function hostAsIn(origin: string, host: string): string | undefined {
  const url = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from '../config/env';
import { ProblemError } from '../problem.error';
import { servedEndpoint } from './served-endpoint';

/**
 * Accepts requests that use the refresh cookie only from the portal's own pages, or from non-browser clients, which
 * never send cookies unintentionally (security W03). Second line of CSRF defense after SameSite=Strict.
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

/** Returns the request's host as it appears in a URL with that scheme: without a default port. */
function hostAsIn(origin: string, host: string): string | undefined {
  const url = `${new URL(origin).protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

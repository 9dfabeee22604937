import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.error';
import { Seasons } from '../seasons/seasons';
import { validateBody } from './validate-body';
import { validateQuery } from './validate-query';
import { ListCursors } from './list-cursors';
import { servedEndpoint } from './served-endpoint';
import { readUpload } from './upload';

declare module 'fastify' {
  interface FastifyRequest {
    /** The endpoint being served; undefined before the guards run, and for routes outside the contract. */
    endpoint?: AnyEndpoint;
  }
}

/**
 * Validates requests against the contract, so that handlers receive only valid input. Implemented as a guard, because
 * an interceptor adds observables to every request.
 */
@Injectable()
export class ContractGuard implements CanActivate {
  constructor(
    private readonly cursors: ListCursors,
    private readonly seasons: Seasons,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const endpoint = servedEndpoint(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!endpoint) return true;
    request.endpoint = endpoint;
    const sent = request.query as Record<string, unknown>;
    request.about.tax_year = this.seasons.requested(endpoint.options.seasonal ? sent.year : undefined);
    if (endpoint.options.seasonal) delete sent.year;
    const query: { cursor?: string } = validateQuery(endpoint, sent);
    if (endpoint.response === 'list' && query.cursor !== undefined)
      query.cursor = this.cursors.read(request, query.cursor);
    request.query = query;
    // The contract decides whether a body is multipart; a mismatch is 415.
    const isMultipart = endpoint.body === 'multipart';
    if (request.isMultipart() !== isMultipart) throw new ProblemError('unsupported_media_type');
    if (isMultipart) return openUpload(endpoint, request, context.switchToHttp().getResponse<FastifyReply>());
    request.body = validateBody(endpoint, request.body);
    return true;
  }
}

async function openUpload(endpoint: AnyEndpoint, request: FastifyRequest, reply: FastifyReply): Promise<true> {
  request.body = await readUpload(request, reply, endpoint);
  return true;
}

import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer …`; tokens are never taken from a URL. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

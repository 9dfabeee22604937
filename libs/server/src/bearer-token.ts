import type { IncomingHttpHeaders } from 'node:http';

/** Returns the token of `Authorization: Bearer …`. Tokens in URLs are ignored. */
export function bearerToken(request: { readonly headers: IncomingHttpHeaders }): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

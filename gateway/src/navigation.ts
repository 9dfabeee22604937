import type { FastifyRequest } from 'fastify';

/** A person goes to an address, as opposed to a script or a picture being fetched. */
export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|remotes|healthz|live-reload)(\/|$)/.test(path) || /\.[a-z0-9]{1,8}$/i.test(path))
    return path === '/index.html';
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /text\/html|\*\/\*/.test(headers.accept ?? '*/*') : mode === 'navigate';
}

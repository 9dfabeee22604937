import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

/** An address of a screen, as opposed to a file, the API or a check of health. */
function isPageAddress({ method, url }: Asked): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|remotes|healthz|live-reload)(\/|$)/.test(path) || /\.[a-z0-9]{1,8}$/i.test(path))
    return path === '/index.html';
  return true;
}

/** A person goes to an address, as opposed to a script or a picture being fetched. */
export function isNavigation(request: Asked): boolean {
  const mode = request.headers['sec-fetch-mode'];
  const { accept = '*/*' } = request.headers;
  return isPageAddress(request) && (mode === undefined ? /text\/html|\*\/\*/.test(accept) : mode === 'navigate');
}

/** A page that is open fetches a page, for a part of it. */
export const isPageFetch = (request: Asked): boolean =>
  isPageAddress(request) && (request.headers.accept?.startsWith('text/html') ?? false);

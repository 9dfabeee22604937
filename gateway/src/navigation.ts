import type { FastifyRequest } from 'fastify';

type NavigationRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

/** Returns whether the URL belongs to a page, as opposed to a file, the API, the health check or the metrics. */
function isPageAddress({ method, url }: NavigationRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|remotes|healthz|metrics|live-reload)(\/|$)/.test(path) || /\.[a-z0-9]{1,8}$/i.test(path))
    return path === '/index.html';
  return true;
}

/** Returns whether a user is opening a page, as opposed to a script or image request. */
export function isNavigation(request: NavigationRequest): boolean {
  const mode = request.headers['sec-fetch-mode'];
  const { accept = '*/*' } = request.headers;
  return isPageAddress(request) && (mode === undefined ? /text\/html|\*\/\*/.test(accept) : mode === 'navigate');
}

/** Returns whether a script on an open page is fetching another page's HTML. */
export const isPageFetch = (request: NavigationRequest): boolean =>
  isPageAddress(request) && (request.headers.accept?.startsWith('text/html') ?? false);

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bucketOf, type Bucket } from './canary';
import { sendCompressed } from './compressed';
import type { LiveRemotes } from './live-remotes';
import { sendProblem } from './messages/send-problem';

/** One of the combined responses. */
interface EarlyAnswer {
  /** Address as requested, below `/api`. */
  path: string;
  status: number;
  /** Only those that a list's reader needs. */
  headers: Record<string, string>;
  body: string;
}

/** The session check, which the shell sends with the reads of the first page. */
const session = '/auth/me';
/** A page reads less; a larger request is not from the shell. */
const most = 12;
const passedOn = ['content-type', 'x-total-count', 'link', 'retry-after'];
/** Headers of the combined request that do not apply to a single read. */
const ownHeaders = new Set(['accept-encoding', 'connection', 'host', 'if-none-match', 'content-length']);

/**
 * Serves `GET /api/early?path=/intake&path=…`: what a page reads first, in one response instead of up to ten, each of
 * which waits for a free connection on a phone. Every read is forwarded like a request of its own, with the caller's
 * headers, so that access and rate limits are the bff's. Only addresses that a live area declares as `early` are read,
 * which excludes files and event streams.
 */
export function serveEarlyReads(app: FastifyInstance, live: Pick<LiveRemotes, 'list'>): void {
  app.get('/api/early', async (request, reply) => {
    const { path = [] } = request.query as { path?: string | string[] };
    const paths = [path].flat();
    const allowed = await declaredReads(live, bucketOf(request.headers.cookie));
    if (paths.length === 0 || paths.length > most || paths.some((one) => !allowed.has(declaredAs(one))))
      return sendProblem(reply, 'invalid_input');
    const answers = await Promise.all(paths.map((one) => read(app, request, one)));
    void reply.header('cache-control', 'no-store').header('vary', 'accept-encoding').type('application/json');
    return sendCompressed(request, reply, JSON.stringify(answers));
  });
}

/** Returns the address as its area declares it, with a placeholder for the user's time zone. */
const declaredAs = (path: string): string => path.replace(/(?<=[?&]time_zone=)[\w%+-]+/, '{time_zone}');

async function declaredReads(live: Pick<LiveRemotes, 'list'>, bucket: Bucket | undefined): Promise<Set<string>> {
  const { remotes } = await live.list(bucket);
  const routes = Object.values(remotes).flatMap((remote) => remote.routes);
  return new Set([session, ...routes.flatMap(({ early = [] }) => early)]);
}

async function read(app: FastifyInstance, { headers, raw }: FastifyRequest, path: string): Promise<EarlyAnswer> {
  const answer = await app.inject({
    url: `/api${path}`,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name))),
    remoteAddress: raw.socket.remoteAddress ?? '',
  });
  const kept = passedOn.flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { path, status: answer.statusCode, headers: Object.fromEntries(kept), body: answer.body };
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from './messages/send-problem';

/** Maximum size of a report, bytes. */
const bodyLimit = 8 * 1024;
const window = 60_000;
/** Maximum reports per window, of one address and of all; addresses that are counted at a time. */
const limits = { address: 30, all: 600, addresses: 2000 };

interface Reports {
  /** Path of the endpoint. */
  at: string;
  /** Accepted content types; the bodies are JSON. */
  types: string[];
  /** @param body undefined if it is not JSON @returns whether it is a valid report */
  receive: (body: unknown) => boolean | Promise<boolean>;
}

/** Receives reports of browsers. Anyone may send one, so that its size and the rate are bounded. */
export async function receiveReports(app: FastifyInstance, { at, types, receive }: Reports): Promise<void> {
  const rate = new ReportRate();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, parsed(String(body))),
    );
    scope.post(at, {
      bodyLimit,
      onRequest: async ({ ip }, reply) => {
        if (!rate.admits(ip)) return sendProblem(reply, 'throttled', { retry_after: window / 1000 });
      },
      handler: async ({ body }, reply) => {
        if (!(await receive(body))) return sendProblem(reply, 'invalid_input');
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    });
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Counts reports in fixed windows. */
class ReportRate {
  private readonly counts = new LRUCache<string, { reports: number }>({ max: limits.addresses, ttl: window });
  private since = 0;
  private all = 0;

  admits(address: string): boolean {
    const now = performance.now();
    if (now - this.since > window) [this.since, this.all] = [now, 0];
    const count = this.counts.get(address) ?? { reports: 0 };
    if (count.reports === 0) this.counts.set(address, count);
    if (count.reports >= limits.address || this.all >= limits.all) return false;
    count.reports += 1;
    this.all += 1;
    return true;
  }
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendProblem } from '../messages/send-problem';
import { reports } from './policies';
import { violationsIn, type Violation } from './violation';

/** Maximum size of a report, bytes. */
const bodyLimit = 8 * 1024;
/** Content types of `report-uri` and of the Reporting API. */
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

const window = 60_000;
/** Maximum reports per window, of one address and of all; addresses that are counted at a time. */
const limits = { address: 30, all: 600, addresses: 2000 };

/** Violations that are told apart at a time, and how long each is logged only once, ms. */
const told = { most: 200, for: 3_600_000 };

/**
 * Receives violations of the Content Security Policy and logs each kind once an hour. Anyone may send a report, so the
 * size, the rate and the number of kinds are bounded.
 */
export async function receiveViolationReports(app: FastifyInstance): Promise<void> {
  const log = new ViolationLog(app.log);
  const rate = new ReportRate();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, parsed(String(body))),
    );
    scope.post(reports.at, {
      bodyLimit,
      onRequest: async ({ ip }, reply) => {
        if (!rate.admits(ip)) return sendProblem(reply, 'throttled', { retry_after: window / 1000 });
      },
      handler: async ({ body }, reply) => {
        const violations = violationsIn(body);
        if (!violations) return sendProblem(reply, 'invalid_input');
        for (const violation of violations) log.add(violation);
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

interface Told {
  violation: Violation;
  /** Reports since the line in the log. */
  more: number;
}

/** Logs the first report of a kind, and at the end of the hour how many followed. */
class ViolationLog {
  private readonly kinds = new Map<string, Told>();
  private overflow = 0;
  private since = performance.now();

  constructor(private readonly log: FastifyBaseLogger) {}

  add(violation: Violation): void {
    if (performance.now() - this.since > told.for) this.startOver();
    const key = Object.values(violation).join(' ');
    const known = this.kinds.get(key);
    if (known) known.more += 1;
    else if (this.kinds.size >= told.most) this.addOverflow();
    else {
      this.kinds.set(key, { violation, more: 0 });
      this.log.warn({ ...violation }, 'the content security policy was violated');
    }
  }

  private addOverflow(): void {
    if (this.overflow === 0)
      this.log.warn({ kinds: told.most }, 'too many kinds of policy violations: not logging more');
    this.overflow += 1;
  }

  private startOver(): void {
    for (const { violation, more } of this.kinds.values())
      if (more > 0) this.log.warn({ ...violation, more }, 'the content security policy was violated again');
    this.kinds.clear();
    this.overflow = 0;
    this.since = performance.now();
  }
}

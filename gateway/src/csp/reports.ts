import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { receiveReports } from '../browser-reports';
import { reports } from './policies';
import { violationsIn, type Violation } from './violation';

/** Content types of `report-uri` and of the Reporting API. */
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Violations that are told apart at a time, and how long each is logged only once, ms. */
const told = { most: 200, for: 3_600_000 };

/**
 * Receives violations of the Content Security Policy and logs each kind once an hour. Anyone may send a report, so the
 * size, the rate and the number of kinds are bounded.
 */
export async function receiveViolationReports(app: FastifyInstance): Promise<void> {
  const log = new ViolationLog(app.log);
  await receiveReports(app, {
    at: reports.at,
    types,
    receive: (body) => {
      const violations = violationsIn(body);
      for (const violation of violations ?? []) log.add(violation);
      return violations !== undefined;
    },
  });
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

import { setTimeout as pause } from 'node:timers/promises';
import pg, { type ClientConfig, type QueryResult as DriverResult } from 'pg';
import { QueryResult, type QueryRunner } from 'typeorm';
import type { RequestContext } from '../request/request-context';
import { codeOf } from './error-code';

interface Options {
  settings: ClientConfig & { max: number };
  /** Returns the position in the log up to which the primary's commits are visible, bytes. */
  position: () => Promise<number>;
  warn: (message: string) => void;
}

/** Position that a standby has replayed; no row from a server that is not one. */
const replayed = `SELECT pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS position WHERE pg_is_in_recovery()`;

/** How often, and at which interval (ms), a standby is asked before the primary answers instead. */
const attempts = { most: 3, interval: 20 };
/** ms for connecting, and for a standby to say how far it is. */
const timeout = 500;
/** ms without a read from a standby that is behind, or that failed. */
const avoidance = { behind: 1000, failed: 5000 };

/** SQLSTATE of a statement timeout: the primary would take as long. */
const tooSlow = '57014';

/**
 * Reads from a standby, but only once it has replayed everything that was committed when the request began to read:
 * nobody misses a change of their own, or the one that an event has announced. Otherwise the primary answers
 * (docs/decisions/0056).
 */
export class ReadReplica {
  /** Reads by the server that has answered. */
  readonly answered = { replica: 0, primary: 0 };
  private readonly pool: pg.Pool;
  private readonly positions = new WeakMap<RequestContext, Promise<number>>();
  private avoidedUntil = 0;

  constructor(private readonly options: Options) {
    this.pool = new pg.Pool({ ...options.settings, connectionTimeoutMillis: timeout });
    this.pool.on('error', (error) => this.avoid(error));
  }

  /** Makes a runner of the primary ask the standby first. */
  redirect(runner: QueryRunner, request: RequestContext): QueryRunner {
    const onPrimary = runner.query.bind(runner);
    const query = async (sql: string, parameters?: unknown[], structured?: true): Promise<unknown> => {
      const found = await this.read(request, sql, parameters);
      this.answered[found ? 'replica' : 'primary'] += 1;
      if (!found) return onPrimary(sql, parameters, structured as true);
      if (!structured) return found.rows;
      return Object.assign(new QueryResult(), { raw: found.rows, records: found.rows, affected: found.rowCount });
    };
    return Object.assign(runner, { query });
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** @returns undefined if the primary is to answer */
  private async read(request: RequestContext, sql: string, values?: unknown[]): Promise<DriverResult | undefined> {
    if (performance.now() < this.avoidedUntil) return undefined;
    const position = await this.positionFor(request);
    let client: pg.PoolClient | undefined;
    try {
      client = await this.pool.connect();
      const isCurrent = await this.hasReached(client, position);
      const result = isCurrent ? await client.query(sql, values) : undefined;
      client.release();
      if (!result) this.avoidedUntil = performance.now() + avoidance.behind;
      return result;
    } catch (error) {
      client?.release(true);
      if (codeOf(error) === tooSlow) throw error;
      this.avoid(error as Error);
      return undefined;
    }
  }

  private positionFor(request: RequestContext): Promise<number> {
    const known = this.positions.get(request) ?? this.options.position();
    this.positions.set(request, known);
    return known;
  }

  /** Asks on the connection that will read: two connections may lead to different standbys. */
  private async hasReached(client: pg.ClientBase, position: number): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts.most; attempt += 1) {
      if (attempt > 1) await pause(attempts.interval);
      const { rows } = await inTime(client.query<{ position: number | null }>(replayed));
      if ((rows[0]?.position ?? -1) >= position) return true;
    }
    return false;
  }

  private avoid({ message }: Error): void {
    this.options.warn(`the read replica failed, and the primary answers: ${message}`);
    this.avoidedUntil = performance.now() + avoidance.failed;
  }
}

/** @throws Error if a standby does not respond */
async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = pause(timeout, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error('no response in time');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
    answer.catch(() => undefined);
  }
}

import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createSchema } from '@portal/bff-platform/testing/database';
import { startPostgres, type Server } from '@portal/bff-platform/testing/embedded';
import { takeBaseBackup, writeForServer } from './base-backup';

/** A PostgreSQL server with the schema, and a standby that follows it by streaming replication. */
export class ReplicatedPostgres {
  private constructor(
    private readonly home: string,
    readonly primary: Server,
    public standby: Server,
  ) {}

  static async start(): Promise<ReplicatedPostgres> {
    const home = mkdtempSync(join(tmpdir(), 'portal-standby-'));
    chmodSync(home, 0o755);
    const [live, copy] = [join(home, 'primary'), join(home, 'standby')];
    const primary = await startPostgres({ dir: live });
    await createSchema(primary.url);
    await takeBaseBackup(primary.url, live, copy);
    const { port, password } = new URL(primary.url);
    const connection = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
    appendFileSync(join(copy, 'cluster/postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
    writeForServer(copy, 'standby.signal');
    return new ReplicatedPostgres(home, primary, await startPostgres({ dir: copy }));
  }

  /** Runs a statement on the standby, as its superuser. */
  async onStandby<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client(this.standby.url);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops applying changes, as a standby does that is behind. */
  async pauseReplay(): Promise<void> {
    await this.onStandby('SELECT pg_wal_replay_pause()');
    while (
      (await this.onStandby<{ state: string }>('SELECT pg_get_wal_replay_pause_state() AS state'))[0]?.state !==
      'paused'
    )
      await pause(20);
  }

  async resumeReplay(): Promise<void> {
    await this.onStandby('SELECT pg_wal_replay_resume()');
  }

  async startStandbyAgain(): Promise<void> {
    const { port } = this.standby;
    this.standby = await startPostgres({ dir: join(this.home, 'standby'), port });
  }

  async stop(): Promise<void> {
    await this.standby.stop();
    await this.primary.stop();
    rmSync(this.home, { recursive: true, force: true });
  }
}

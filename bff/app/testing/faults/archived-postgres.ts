import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createSchema } from '@portal/bff-platform/testing/database';
import { startPostgres, type Server } from '@portal/bff-platform/testing/embedded';
import { takeBaseBackup, writeForServer } from './base-backup';

const archiveScript = join(__dirname, '../../../../deploy/backup/archive.sh');

/**
 * A PostgreSQL server that archives its write-ahead log with the script that the product's compose file uses, with a
 * base backup and a restore to a point in time.
 */
export class ArchivedPostgres {
  private constructor(
    private readonly home: string,
    private server: Server,
  ) {}

  static async start(): Promise<ArchivedPostgres> {
    const home = mkdtempSync(join(tmpdir(), 'portal-restore-'));
    chmodSync(home, 0o755);
    const server = await startPostgres({ dir: join(home, 'live'), settings: { archive_mode: 'on' } });
    const self = new ArchivedPostgres(home, server);
    self.makeArchive();
    // PostgreSQL's user may not be able to read the checkout.
    copyFileSync(archiveScript, join(home, 'archive.sh'));
    chmodSync(join(home, 'archive.sh'), 0o755);
    await self.sql(`ALTER SYSTEM SET archive_command = '${join(home, 'archive.sh')} %p %f ${self.archive}'`);
    await self.sql('SELECT pg_reload_conf()');
    await createSchema(server.url);
    return self;
  }

  /** Folder of the archived log. */
  get archive(): string {
    return join(this.home, 'archive');
  }

  get url(): string {
    return this.server.url;
  }

  async sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.server.url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Copies the data folder of the running server. */
  async takeBaseBackup(): Promise<void> {
    await takeBaseBackup(this.server.url, join(this.home, 'live'), join(this.home, 'restored'));
    // The archive has the log, and a copy of files that were being written may be torn.
    execFileSync('find', [this.restored('pg_wal'), '-type', 'f', '-delete']);
  }

  /** Waits until everything written so far is in the archive. */
  async archiveAll(): Promise<void> {
    const [segment] = await this.sql<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name');
    for (;;) {
      const [state] = await this.sql<{ last: string | null }>('SELECT last_archived_wal AS last FROM pg_stat_archiver');
      if (segment && state?.last && state.last.slice(0, 24) >= segment.name) return;
      await pause(50);
    }
  }

  /** Kills the server and deletes its data, and starts another one from backup and archive, as of the given time. */
  async restoreTo(time: string): Promise<void> {
    await this.server.kill();
    rmSync(join(this.home, 'live'), { recursive: true });
    const settings = [
      `restore_command = 'gzip -dc "${this.archive}/%f.gz" >"%p"'`,
      `recovery_target_time = '${time}'`,
      `recovery_target_action = 'promote'`,
    ];
    appendFileSync(this.restored('postgresql.auto.conf'), `${settings.join('\n')}\n`);
    writeForServer(join(this.home, 'restored'), 'recovery.signal');
    // Accept connections only at the target, not during recovery.
    const start = () => startPostgres({ dir: join(this.home, 'restored'), settings: { hot_standby: 'off' } });
    for (const end = Date.now() + 60_000; ;) {
      try {
        this.server = await start();
        return;
      } catch (error) {
        // It runs, but has not reached the target yet.
        if (Date.now() > end || !String(error).includes('not accepting connections')) throw error;
        await pause(100);
      }
    }
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  private restored(file: string): string {
    return join(this.home, 'restored/cluster', file);
  }

  private makeArchive(): void {
    const { uid, gid } = statSync(join(this.home, 'live/cluster'));
    mkdirSync(this.archive);
    chownSync(this.archive, uid, gid);
  }
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram, freePort, ProgramProcess } from '@portal/server/testing/program';
import pg from 'pg';
import { testSettings } from '@portal/bff-access/testing/server';
import { OwnPostgres } from '../own-postgres';

/** Settings that differ from those of other tests. */
interface PortalSettings {
  /** Folder of another release, whose bff and schema are used at first. */
  bffFrom?: string;
  bff?: Readonly<Record<string, string>>;
  gateway?: Readonly<Record<string, string>>;
}

type Program = ReturnType<typeof buildProgram>;

const root = join(__dirname, '../../../../..');

/** Two replicas of the bff behind the gateway, all as shipped and in processes of their own, on one PostgreSQL. */
export class Portal {
  readonly replicas: ProgramProcess[] = [];
  readonly ports: number[] = [];
  gateway!: ProgramProcess;
  url = '';
  /** Everything that ended programs have logged. */
  private logged = '';

  private constructor(
    readonly postgres: OwnPostgres,
    readonly dir: string,
    private readonly programs: { bff: Program; gateway: Program },
    private readonly settings: PortalSettings,
  ) {}

  static async start(settings: PortalSettings = {}): Promise<Portal> {
    const bff = buildProgram(join(settings.bffFrom ?? root, 'bff/app'));
    const programs = { bff, gateway: buildProgram(join(root, 'gateway')) };
    const dir = mkdtempSync(join(tmpdir(), 'portal-fault-suite-'));
    const portal = new Portal(await startPostgres(bff, settings), dir, programs, settings);
    for (const at of [0, 1]) {
      portal.ports.push(await freePort());
      await portal.startReplica(at);
    }
    await portal.startGateway();
    return portal;
  }

  /** Uses another release for the replicas that are started from now on. */
  useBff(bff: Program): void {
    this.programs.bff.remove();
    this.programs.bff = bff;
  }

  async startReplica(at: number): Promise<void> {
    const PORT = String(this.ports[at]);
    const more = { DISK_RESERVE_MB: '1', SHUTDOWN_DELAY: '3000', ...this.settings.bff };
    const own = { DATA_DIR: join(this.dir, 'data'), PORT, ...more };
    this.logged += this.replicas[at]?.output ?? '';
    const replica = new ProgramProcess(this.programs.bff.main, { ...testSettings(this.postgres.url), ...own });
    this.replicas[at] = replica;
    await replica.url();
  }

  private async startGateway(): Promise<void> {
    mkdirSync(join(this.dir, 'shell'));
    writeFileSync(join(this.dir, 'shell/index.html'), '<html></html>');
    const API_URLS = this.ports.map((port) => `http://127.0.0.1:${port}`).join(',');
    const own = { HOST: '127.0.0.1', PORT: '0', SHELL_FROM: join(this.dir, 'shell'), LOG_LEVEL: 'info' };
    this.gateway = new ProgramProcess(this.programs.gateway.main, { ...own, API_URLS, ...this.settings.gateway });
    this.url = await this.gateway.url();
  }

  /** Process ids of both replicas and the gateway. */
  get pids(): number[] {
    return [...this.replicas, this.gateway].map(({ pid }) => pid);
  }

  /** Logs of all programs since the start. */
  get logs(): string {
    return [this.logged, ...this.replicas.map(({ output }) => output), this.gateway.output].join('');
  }

  /** Runs a query as the owner of the database. */
  async ask<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const owner = new pg.Client(this.postgres.url);
    owner.on('error', () => undefined);
    await owner.connect();
    try {
      return (await owner.query<Row>(sql, values)).rows;
    } finally {
      await owner.end().catch(() => undefined);
    }
  }

  /** @returns the time until both replicas were ready, ms */
  async untilReady(): Promise<number> {
    const begun = Date.now();
    for (const port of this.ports)
      while (!(await isReady(port))) {
        if (Date.now() - begun > 30_000) throw new Error('a replica is not ready 30 s after the fault ended');
        await pause(50);
      }
    return Date.now() - begun;
  }

  async stop(): Promise<void> {
    for (const program of [...this.replicas, this.gateway]) program.signal('SIGKILL');
    await this.postgres.stop();
    this.programs.bff.remove();
    this.programs.gateway.remove();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

const startPostgres = (bff: Program, { bffFrom }: PortalSettings): Promise<OwnPostgres> =>
  bffFrom === undefined
    ? OwnPostgres.start()
    : OwnPostgres.start(undefined, (DATABASE_OWNER_URL) =>
        execFileSync(process.execPath, [join(dirname(bff.main), 'cli/migrate.js')], { env: { DATABASE_OWNER_URL } }),
      );

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

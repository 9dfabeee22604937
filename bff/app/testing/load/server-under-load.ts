import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';
import { testSettings } from '@portal/bff-access/testing/server';
import { childrenRunning, peakMegabytes, residentMegabytes } from '@portal/bff-platform/testing/process-memory';
import { OwnPostgres } from '../faults/own-postgres';

/** MB; `mem_limit` of the bff in docker-compose.yml */
export const memoryLimit = 512;

/** One bff as shipped, in a process of its own, on a PostgreSQL of its own. */
export class ServerUnderLoad {
  url = '';

  private constructor(
    readonly postgres: OwnPostgres,
    private readonly program: ReturnType<typeof buildProgram>,
    private readonly dir: string,
    private readonly process: ProgramProcess,
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<ServerUnderLoad> {
    const dir = mkdtempSync(join(tmpdir(), 'portal-load-'));
    const program = buildProgram(join(__dirname, '../..'));
    const postgres = await OwnPostgres.start();
    const env = { ...testSettings(postgres.url), DATA_DIR: dir, PORT: '0', ...settings };
    const server = new ServerUnderLoad(postgres, program, dir, new ProgramProcess(program.main, env));
    server.url = await server.process.url();
    return server;
  }

  /** Most memory the process has used, MB. */
  get peak(): number {
    return Math.round(peakMegabytes(this.process.pid));
  }

  /** Memory that the process and its confined children take now, MB. */
  get resident(): number {
    const { pid } = this.process;
    return [pid, ...childrenRunning('', pid)].reduce((sum, one) => sum + residentMegabytes(one), 0);
  }

  /** @returns the exit code after SIGTERM */
  async end(): Promise<number | null> {
    this.process.signal('SIGTERM');
    return this.process.exitCode();
  }

  async stop(): Promise<void> {
    this.process.signal('SIGKILL');
    await this.process.exitCode();
    this.program.remove();
    await this.postgres.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

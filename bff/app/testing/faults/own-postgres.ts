import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSchema } from '@portal/bff-platform/testing/database';
import { startPostgres, type Server } from '@portal/bff-platform/testing/embedded';
import { freeze } from './freeze';

/** A PostgreSQL server for fault tests, with its own folder and port. */
export class OwnPostgres {
  private resume?: () => void;

  private constructor(
    private readonly dir: string,
    private server: Server,
    private readonly cleanFolder: () => void,
  ) {}

  /**
   * @param prepare prepares the server's empty folder, for example with a small disk, and returns how to undo that
   * @param makeSchema in the empty database; the current one by default
   */
  static async start(
    prepare: (dir: string) => () => void = () => () => undefined,
    makeSchema: (url: string) => unknown = createSchema,
  ): Promise<OwnPostgres> {
    const dir = mkdtempSync(join(tmpdir(), 'portal-faults-'));
    const undo = prepare(dir);
    chmodSync(dir, 0o755);
    const server = await startPostgres({ dir: join(dir, 'postgres') });
    await makeSchema(server.url);
    return new OwnPostgres(dir, server, undo);
  }

  get url(): string {
    return this.server.url;
  }

  /** Kills the server abruptly, like a power failure. */
  kill(): Promise<void> {
    return this.server.kill();
  }

  async startAgain(): Promise<void> {
    const { port } = this.server;
    const end = Date.now() + 20_000;
    for (;;) {
      try {
        this.server = await startPostgres({ dir: join(this.dir, 'postgres'), port });
        return;
      } catch (error) {
        // Child processes of the killed server briefly keep its shared memory attached.
        if (Date.now() > end) throw error;
        await pause(200);
      }
    }
  }

  /** Suspends all PostgreSQL processes: connections stay open, but no query returns. */
  async freeze(): Promise<void> {
    this.resume = await freeze(this.server);
  }

  thaw(): void {
    this.resume?.();
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.server.stop();
    this.cleanFolder();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

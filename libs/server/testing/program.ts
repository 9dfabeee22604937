import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds a program as shipped, in a temporary folder below its package, so that it can resolve its dependencies.
 * @param folder the package's folder
 */
export function buildProgram(folder: string): { main: string; remove(): void } {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  const dir = mkdtempSync(join(folder, '.cache', 'build-'));
  const rspack = join(__dirname, '../../../node_modules/.bin/rspack');
  execFileSync(process.execPath, [rspack, 'build', '-c', 'rspack.config.mjs', '-o', dir], {
    cwd: folder,
    stdio: 'pipe',
  });
  return { main: join(dir, 'main.js'), remove: () => rmSync(dir, { recursive: true }) };
}

/** A program in a separate process. */
export class ProgramProcess {
  private stdout = '';
  private readonly child: ChildProcess;

  /** @param stdout file descriptor to write to instead of `output` */
  constructor(main: string, env: Readonly<Record<string, string>>, stdout: number | 'pipe' = 'pipe') {
    this.child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', stdout, 'pipe'],
    });
    this.child.stdout?.on('data', (text) => (this.stdout += String(text)));
    this.child.stderr?.on('data', (text) => (this.stdout += String(text)));
  }

  get output(): string {
    return this.stdout;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null;
  }

  /** Waits until the program logs that it is listening, and returns its address. */
  async url(): Promise<string> {
    for (;;) {
      const [, found] = /listening on (https?:\/\/[\d.]+:\d+)/.exec(this.stdout) ?? [];
      if (found) return found;
      if (this.child.exitCode !== null) throw new Error(`the program ended:\n${this.stdout}`);
      await new Promise((later) => setTimeout(later, 30));
    }
  }

  /** Closes the pipe that the program logs to: its next write fails with EPIPE. */
  closeOutput(): void {
    this.child.stdout?.destroy();
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async exitCode(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/** Returns a port that was free a moment ago, for programs whose log is not readable. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

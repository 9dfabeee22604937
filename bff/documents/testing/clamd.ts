import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/server/testing/program';
import { eicar } from '@portal/bff-platform/testing/fake-clamd';

/** Finds EICAR at any place in a file of any type. The real database has more than a gigabyte, and is not needed. */
const signatures = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`;

/** As docs/operations.md recommends. */
const settings = ['StreamMaxLength 20M', 'MaxFileSize 20M', 'MaxScanSize 100M', 'MaxRecursion 10', 'MaxScanTime 20000'];

/** A real ClamAV daemon on a port of its own, with a signature of its own. */
export class Clamd {
  private readonly folder = mkdtempSync(join(tmpdir(), 'portal-clamd-'));
  private child?: ChildProcess;
  private port = 0;

  constructor(private readonly path: string) {}

  /** Starts it on the same port each time. @returns its URL */
  async start(): Promise<string> {
    this.port ||= await freePort();
    const [database, config] = [join(this.folder, 'signatures'), join(this.folder, 'clamd.conf')];
    mkdirSync(database, { recursive: true });
    writeFileSync(join(database, 'own.ndb'), signatures);
    const own = ['Foreground yes', `TCPSocket ${this.port}`, 'TCPAddr 127.0.0.1', `DatabaseDirectory ${database}`];
    writeFileSync(config, [...own, `TemporaryDirectory ${this.folder}`, ...settings, ''].join('\n'));
    const child = spawn(this.path, [`--config-file=${config}`], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    this.child = child;
    while (!(await this.isListening())) {
      if (hasEnded(child)) throw new Error(`clamd ended:\n${output}`);
      await pause(50);
    }
    return `tcp://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Peak memory since it was started, bytes; 0 on systems without /proc. */
  get peakMemory(): number {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }

  private async isListening(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Size from which a log is rotated at the next start, bytes. */
const logSize = 10_000_000;
/** Time between SIGTERM and SIGKILL, ms: longer than bff and gateway take to finish running requests. */
const stopTimeout = 30_000;

const parentWatchdog = new URL('./parent-watchdog.mjs', import.meta.url).href;

export interface Program {
  /** Name in messages. */
  name: string;
  file: string;
  env: Record<string, string | undefined>;
  /** File to which the program writes. */
  log: string;
  cwd: string;
}

/** A Node program that is restarted when it exits by itself and stops on request or when this process ends. */
export class Child {
  #process: ChildProcess | undefined;
  #stopping = false;
  #failures = 0;

  constructor(
    readonly program: Program,
    private readonly say: (text: string) => void,
  ) {}

  start() {
    const { file, env, log, cwd } = this.program;
    mkdirSync(dirname(log), { recursive: true });
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logSize) renameSync(log, `${log}.1`);
    const out = openSync(log, 'a', 0o600);
    // Start it in its own process group, so that Ctrl-C reaches only this process, which then stops its children in
    // order.
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', parentWatchdog, file], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', out, out, 'ipc'],
    });
    closeSync(out);
    this.#process = child;
    child.once('exit', (code, signal) => void this.#ended(child, code, signal));
  }

  get isRunning(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async stop() {
    this.#stopping = true;
    const child = this.#process;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
    await ended;
    clearTimeout(forced);
  }

  async restart() {
    await this.stop();
    this.#stopping = false;
    this.start();
  }

  /** Returns the last lines of the program's log, for an error message. */
  lastMessages(lines = 15) {
    return readFileSync(this.program.log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  /** Returns whether nothing has stopped or replaced the process. */
  private mayRestart(child: ChildProcess): boolean {
    return !this.#stopping && child === this.#process;
  }

  async #ended(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null) {
    if (!this.mayRestart(child)) return;
    this.#failures += 1;
    const wait = Math.min(250 * 2 ** this.#failures, 10_000);
    this.say(
      `  ${this.program.name} exited (${signal ?? code}); restarting in ${wait / 1000} s. Log: ${this.program.log}\n`,
    );
    await pause(wait, undefined, { ref: false });
    if (this.mayRestart(child)) this.start();
  }
}

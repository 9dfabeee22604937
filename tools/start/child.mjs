// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Size from which a log is rotated at the next start, bytes. */
const logSize = 10_000_000;
/** Time between SIGTERM and SIGKILL, ms: longer than bff and gateway take to finish running requests. */
const stopTimeout = 30_000;

const parentWatchdog = new URL('./parent-watchdog.mjs', import.meta.url).href;

/**
 * @typedef {object} Program
 * @property {string} name in messages
 * @property {string} file
 * @property {Record<string, string | undefined>} env
 * @property {string} log file it writes to
 * @property {string} cwd
 */

/** A Node program that is restarted when it exits by itself and stops on request or when this process ends. */
export class Child {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  #stopping = false;
  #failures = 0;

  /**
   * @param {Program} program
   * @param {(text: string) => void} say
   */
  constructor(program, say) {
    this.program = program;
    this.say = say;
  }

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

  /** @returns {boolean} */
  get isRunning() {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** @returns {number | undefined} */
  get pid() {
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

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   */
  async #ended(child, code, signal) {
    if (this.#stopping || child !== this.#process) return;
    this.#failures += 1;
    const wait = Math.min(250 * 2 ** this.#failures, 10_000);
    this.say(
      `  ${this.program.name} exited (${signal ?? code}); restarting in ${wait / 1000} s. Log: ${this.program.log}\n`,
    );
    await pause(wait, undefined, { ref: false });
    if (!this.#stopping && child === this.#process) this.start();
  }
}

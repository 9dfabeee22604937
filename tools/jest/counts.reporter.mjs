// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
const ofThisTask = project && join(root, '.cache/checks', project, `${target}.json`);

/** Ends the description of tests that need a program which this machine does not have; see `find-clamd.ts`. */
const notRunHere = /^(.+?) \(not run here: (.+?)\)/;

/**
 * Writes the test counts for `npm test` to a file that Nx caches with the result. A skipped test fails the run, unless
 * its description says why it cannot run on this machine. The workflows install all programs, so there that fails too.
 */
export default class CountsReporter {
  #file;
  /** @type {Error | undefined} */
  #error;

  #isComplete;

  /** @param {unknown} [_config] @param {{ file?: string, isComplete?: boolean }} [options] `isComplete`: has all programs */
  constructor(_config, { file = ofThisTask, isComplete = Boolean(process.env.GITHUB_ACTIONS) } = {}) {
    this.#file = file;
    this.#isComplete = isComplete;
  }

  /**
   * @param {unknown} _contexts
   * @param {Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites', number> & {
   *   testResults?: readonly { testResults: readonly { status: string, fullName: string }[] }[] }} results
   */
  onRunComplete(_contexts, results) {
    const skipped = (results.testResults ?? []).flatMap((file) =>
      file.testResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
    );
    const notRun = this.#isComplete ? [] : skipped.flatMap((name) => notRunHere.exec(name)?.[0] ?? []);
    const leftOut = results.numPendingTests + results.numTodoTests - notRun.length;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + leftOut;
    if (leftOut > 0) this.#error = new Error(`Every test runs, and ${leftOut} did not.`);
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ passed: results.numPassedTests, failed, notRun: [...new Set(notRun)] }));
  }

  getLastError() {
    return this.#error;
  }
}

// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
const ofThisTask = project && join(root, '.cache/checks', project, `${target}.json`);

/** Writes the test counts for `npm test` to a file that Nx caches with the result. A skipped test fails the run. */
export default class CountsReporter {
  #file;
  /** @type {Error | undefined} */
  #error;

  /** @param {unknown} [_config] @param {{ file?: string }} [options] */
  constructor(_config, { file = ofThisTask } = {}) {
    this.#file = file;
  }

  /**
   * @param {unknown} _contexts
   * @param {Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests` | 'numRuntimeErrorTestSuites', number>} results
   */
  onRunComplete(_contexts, results) {
    const leftOut = results.numPendingTests + results.numTodoTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites + leftOut;
    if (leftOut > 0) this.#error = new Error(`Every test runs, and ${leftOut} did not.`);
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ passed: results.numPassedTests, failed }));
  }

  getLastError() {
    return this.#error;
  }
}

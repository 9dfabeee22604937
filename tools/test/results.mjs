// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * @typedef {object} Result of one check of one project
 * @property {string} id `project:target`
 * @property {string} target
 * @property {number} passed tests; a check without tests counts as one
 * @property {number} failed
 * @property {boolean} cached its inputs are unchanged since it passed
 * @property {number} seconds
 * @property {string} output
 * @property {readonly string[]} retried tests that passed only on retry
 *
 * @typedef {object} Task as recorded by Nx
 * @property {string} taskId
 * @property {string} projectName
 * @property {string} target
 * @property {string} hash
 * @property {string} startTime
 * @property {string} endTime
 * @property {string} cacheStatus
 * @property {number} status exit code
 */

/** Targets whose tests are counted; the counts are in a file that Nx caches with the result. */
const counted = new Set(['unit', 'screens', 'api', 'e2e']);

/**
 * Reads the results of the last Nx run from disk.
 * @param {string} root
 * @param {number} since start of that run, ms since 1970
 * @returns {Result[]}
 */
export function readResults(root, since) {
  const file = join(root, '.nx/cache/run.json');
  if (!isNewer(file, since)) return [];
  /** @type {{ tasks: Task[] }} */
  const { tasks } = JSON.parse(readFileSync(file, 'utf8'));
  return tasks.map(({ taskId, projectName, target, hash, startTime, endTime, cacheStatus, status }) => {
    const cached = cacheStatus !== 'cache-miss';
    const report = join(root, '.cache/checks', projectName, `${target}.json`);
    // An aborted check leaves the report of an earlier run behind; ignore it.
    const found = isNewer(report, cached ? 0 : since) ? readFileSync(report, 'utf8') : undefined;
    const tests = found === undefined ? undefined : countsIn(found);
    const output = join(root, '.nx/cache/terminalOutputs', hash);
    return {
      id: taskId,
      target,
      ...countsOf(target, status === 0, tests),
      cached,
      seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
      output: existsSync(output) ? readFileSync(output, 'utf8') : '',
      retried: found === undefined || cached ? [] : retriedIn(found),
    };
  });
}

/** @param {string} file @param {number} since */
const isNewer = (file, since) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1) >= since;

/**
 * @param {string} target
 * @param {boolean} well
 * @param {Counts} [tests]
 * @returns {Counts}
 */
function countsOf(target, well, tests) {
  const { passed, failed } = tests ?? { passed: well && !counted.has(target) ? 1 : 0, failed: 0 };
  // A leak, or a server that does not start, fails the run although no test fails.
  return { passed, failed: well ? failed : Math.max(failed, 1) };
}

/**
 * Returns the test counts of a report. A skipped test counts as failed; a test that passed only on retry counts as
 * passed and is listed by `retriedIn`.
 * @param {string} report content of our own report (`tools/jest/counts.reporter.mjs`) or Playwright's
 * @returns {Counts}
 */
export function countsIn(report) {
  const { stats, ...counts } = JSON.parse(report);
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped } : counts;
}

/**
 * @typedef {{ title: string, file?: string, line?: number, suites?: Suite[], specs?: Spec[] }} Suite as Playwright reports it
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec
 */

/**
 * Returns the flaky tests, which failed at first and passed on retry. Each one hides a fault.
 * @param {string} report content of Playwright's report; our own has no retries
 * @returns {string[]}
 */
export function retriedIn(report) {
  /** @param {Suite} suite @returns {Spec[]} */
  const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];
  /** @type {{ suites?: Suite[] }} */
  const { suites = [] } = JSON.parse(report);
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
}

/**
 * Formats the results as one line per target.
 * @param {readonly Result[]} results
 */
export const table = (results) =>
  [...new Set(results.map(({ target }) => target))]
    .map((target) => ({ target, of: results.filter((result) => result.target === target) }))
    .map(({ target, of }) => {
      const { passed, failed } = sum(of);
      const counts = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`;
      const ran = of.filter(({ cached }) => !cached);
      const seconds = ran.reduce((total, result) => total + result.seconds, 0);
      const effort = ran.length > 0 ? `${ran.length} of ${of.length} projects, ${seconds.toFixed(1)} s` : 'unchanged';
      return `${target.padEnd(10)}${counts.padEnd(26)}${effort}\n`;
    })
    .join('');

/** @param {readonly Result[]} results @returns {Counts} */
export const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
}

type Stats = Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;

/** Result of one check of one project. */
export interface Result {
  /** Name as `project:target`. */
  id: string;
  target: string;
  /** Number of tests; a check without tests counts as one. */
  passed: number;
  failed: number;
  /** Whether the result is cached, because the inputs are unchanged since the check passed. */
  cached: boolean;
  seconds: number;
  output: string;
  /** Tests that passed only on retry. */
  retried: readonly string[];
  /** Tests that cannot run on this machine, and why; neither passed nor failed. */
  notRun: readonly string[];
}
/** Status as recorded by Nx. */
export interface Task {
  taskId: string;
  projectName: string;
  target: string;
  hash: string;
  startTime: string;
  endTime: string;
  cacheStatus: string;
  /** Exit code. */
  status: number;
}

/** Targets whose tests are counted; the counts are in a file that Nx caches with the result. */
const counted = new Set(['unit', 'screens', 'api', 'e2e']);

/**
 * Reads the results of the last Nx run from disk.
 * @param since start of that run, ms since 1970
 */
export function readResults(root: string, since: number): Result[] {
  const file = join(root, '.nx/cache/run.json');
  if (!isNewer(file, since)) return [];
  const { tasks } = JSON.parse(readFileSync(file, 'utf8')) as { tasks: Task[] };
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
      notRun: found === undefined ? [] : notRunIn(found),
    };
  });
}

const isNewer = (file: string, since: number) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1) >= since;

function countsOf(target: string, well: boolean, tests: Counts | undefined): Counts {
  const { passed, failed } = tests ?? { passed: well && !counted.has(target) ? 1 : 0, failed: 0 };
  // A leak, or a server that does not start, fails the run although no test fails.
  return { passed, failed: well ? failed : Math.max(failed, 1) };
}

/**
 * Returns the test counts of a report. A skipped test counts as failed; a test that passed only on retry counts as
 * passed and is listed by `retriedIn`.
 * @param report content of our own report (`tools/jest/counts.reporter.mjs`) or Playwright's
 */
export function countsIn(report: string): Counts {
  const { stats, passed, failed } = JSON.parse(report) as Counts & { stats?: Stats };
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }
    : { passed, failed };
}

/** Returns the tests that lacked a program, each with the reason. @param report as for `countsIn` */
const notRunIn = (report: string): readonly string[] =>
  (JSON.parse(report) as { notRun?: readonly string[] }).notRun ?? [];

/** Status as reported by Playwright. */
export type Suite = { title: string; file?: string; line?: number; suites?: Suite[]; specs?: Spec[] };
export type Spec = { title: string; file: string; line: number; tests: { status: string }[] };

/**
 * Returns the flaky tests, which failed at first and passed on retry. Each one hides a fault.
 * @param report content of Playwright's report; our own has no retries
 */
export function retriedIn(report: string): string[] {
  const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];
  const { suites = [] } = JSON.parse(report) as { suites?: Suite[] };
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
}

/** Formats the results, one line per target. */
export const table = (results: readonly Result[]) =>
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

export const sum = (results: readonly Result[]): Counts => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failed: results.reduce((total, { failed }) => total + failed, 0),
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import CountsReporter from '../jest/counts.reporter.mjs';
import { nxCommand } from '../process/nx';
import { run, runOrThrow } from '../process/run.mjs';
import { countsIn, readResults, retriedIn, sum, table } from './results';

const root = resolve(__dirname, '../..');

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-test-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file: string, value: unknown, when?: Date) {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  if (when) utimesSync(path, when, when);
}

const report = { passed: 5, failed: 0 };

const task = (target: string, how?: object) => ({
  taskId: `a:${target}`,
  projectName: 'a',
  target,
  hash: target,
  startTime: '2025-01-01T00:00:00Z',
  endTime: '2025-01-01T00:00:02Z',
  cacheStatus: 'cache-miss',
  status: 0,
  ...how,
});

function results(tasks: readonly object[]) {
  const since = Date.now() - 60_000;
  write('.nx/cache/run.json', { tasks });
  return readResults(dir, since);
}

describe('npm test', () => {
  it.each([
    [['nonsense'], 'Unknown check: nonsense. Available checks: format, lint, types, unit'],
    [['types', '--project', 'nonsense'], 'No tasks were run'],
  ])('fails for the arguments %s', async (args, expected) => {
    const program = [join(root, 'tools/run.mjs'), 'tools/test/run.ts', ...args];
    const { code, stdout, stderr } = await run(process.execPath, program);
    expect(code).toBe(1);
    expect(stdout + stderr).toContain(expected);
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });

  it('checks every project, including its tests', async () => {
    const { graph } = JSON.parse(await runOrThrow(...nxCommand(root, ['graph', '--print']))) as {
      graph: { nodes: Record<string, { data: { root: string; targets: Record<string, { executor?: string }> } }> };
    };
    const nodes = Object.values(graph.nodes).map(({ data }) => data);
    const wholeWorkspace = nodes.find((node) => node.root === '.');
    expect(Object.keys(wholeWorkspace?.targets ?? {})).toEqual(
      expect.arrayContaining(['format', 'lint', 'cycles', 'unused']),
    );
    const projects = nodes.filter((node) => node !== wholeWorkspace);
    expect(projects.map((project) => project.root)).toEqual(
      expect.arrayContaining(['shell', 'libs/domain', 'bff/app', 'e2e']),
    );
    // The server has no screens, and e2e contains only journeys and specs of the whole API.
    const testsOf = (folder: string) => {
      if (folder === 'e2e') return ['api', 'e2e', 'e2e-admin', 'e2e-client', 'e2e-portal'];
      return ['unit', folder.startsWith('bff/') ? 'api' : 'screens'];
    };
    const { targetDefaults } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8'));
    for (const target of Object.values(targetDefaults))
      expect(target).toMatchObject({ cache: true, inputs: expect.any(Array) });
    for (const { root: folder, targets } of projects) {
      const wanted = ['types', ...testsOf(folder)];
      expect(Object.keys(targets)).toEqual(expect.arrayContaining(wanted));
      // `npm test` runs the targets of nx.json, not the scripts of package.json.
      // `e2e` only stands for its groups.
      const isCheck = (name: string) => !['nx:run-script', 'nx:noop'].includes(targets[name]?.executor ?? '');
      const checks = Object.keys(targets).filter(isCheck);
      expect(Object.keys(targetDefaults)).toEqual(expect.arrayContaining(checks));
    }
  });
});

describe('result counting of npm test', () => {
  it('counts a skipped test as failed and a test that passed on retry as passed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countsIn(JSON.stringify({ stats }))).toEqual({ passed: 8, failed: 2 });
    const file = join(dir, 'deep/unit.json');
    const reporter = new CountsReporter(undefined, { file });
    const results = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
      numTodoTests: 1,
    };
    reporter.onRunComplete(undefined, results);
    expect(countsIn(readFileSync(file, 'utf8'))).toEqual({ passed: 5, failed: 4 });
    expect(reporter.getLastError()?.message).toBe('Every test runs, and 2 did not.');
  });

  it('reports tests that lack a program on this machine, and fails in the workflows, which have them all', () => {
    const here = 'real ClamAV (not run here: no clamd was found)';
    const tests = ['blocks a virus', 'catches up'].map((title) => ({
      status: 'pending',
      fullName: `${here} ${title}`,
    }));
    const counts = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numTodoTests: 0 };
    const run = (isComplete: boolean, more: typeof tests = []) => {
      const file = join(dir, '.cache/checks/a/api.json');
      const testResults = [{ testResults: [...tests, ...more] }];
      const reporter = new CountsReporter(undefined, { file, isComplete });
      reporter.onRunComplete(undefined, { ...counts, numPendingTests: 2 + more.length, testResults });
      return { error: reporter.getLastError()?.message, result: results([task('api')])[0] };
    };
    expect(run(false)).toMatchObject({ error: undefined, result: { passed: 5, failed: 0, notRun: [here] } });
    expect(run(true)).toMatchObject({ error: expect.stringContaining('2 did not'), result: { failed: 2, notRun: [] } });
    const skipped = [{ status: 'pending', fullName: 'documents are listed' }];
    expect(run(false, skipped)).toMatchObject({ error: expect.stringContaining('1 did not'), result: { failed: 1 } });
  });

  it('lists a test that passed only on retry', () => {
    const spec = (title: string, status: string) => ({
      ...{ title, file: 'messages.e2e.ts', line: 7 },
      tests: [{ status }],
    });
    const inner = { title: 'inner', specs: [spec('by keyboard', 'flaky'), spec('in Spanish', 'expected')] };
    const suites = [{ title: 'messages.e2e.ts', suites: [inner], specs: [spec('on a phone', 'unexpected')] }];
    const playwright = { suites, stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 } };
    expect(retriedIn(JSON.stringify(playwright))).toEqual(['messages.e2e.ts:7 by keyboard']);
    expect(retriedIn(JSON.stringify(report))).toEqual([]);
    write('.cache/checks/a/e2e.json', playwright);
    expect(results([task('e2e')])[0]?.retried).toEqual(['messages.e2e.ts:7 by keyboard']);
    expect(results([task('e2e', { cacheStatus: 'local-cache-hit' })])[0]?.retried).toEqual([]);
  });

  it('counts a failed check as failed even if no test failed or its report is outdated', () => {
    write('.cache/checks/a/unit.json', report);
    expect(sum(results([task('unit', { status: 1 })]))).toEqual({ passed: 5, failed: 1 });
    write('.cache/checks/a/unit.json', report, new Date('2025-01-01'));
    expect(sum(results([task('unit', { status: 1 })]))).toEqual({ passed: 0, failed: 1 });
    expect(sum(results([task('lint', { status: 1 })]))).toEqual({ passed: 0, failed: 1 });
  });

  it('ignores the results of an earlier run', () => {
    write('.nx/cache/run.json', { tasks: [task('lint')] }, new Date('2025-01-01'));
    expect(readResults(dir, Date.now())).toEqual([]);
  });

  it('counts cached tests, one per check without tests, and none for projects without tests', () => {
    write('.cache/checks/a/unit.json', report, new Date('2025-01-01'));
    const found = results([task('unit', { cacheStatus: 'local-cache-hit' }), task('lint'), task('screens')]);
    expect(sum(found)).toEqual({ passed: 6, failed: 0 });
    expect(table(found)).toMatch(
      /unit +5 passed +unchanged\nlint +1 passed +1 of 1 projects, 2.0 s\nscreens +0 passed/,
    );
  });
});

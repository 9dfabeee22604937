// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.mjs';

/**
 * @param {string} root
 * @param {'unit' | 'screens' | 'api'} project
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function jest(root, project) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-jest-'));
  const report = join(dir, 'report.json');
  const bin = join(root, 'node_modules/jest/bin/jest.js');
  const config = ['-c', 'tools/jest/jest.config.mjs', '--selectProjects', project, '--ci', '--maxWorkers=2'];
  const args = [bin, ...config, '--json', `--outputFile=${report}`, '--silent'];
  const { code, stdout, stderr } = await run(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  try {
    const counts = countsIn(readFileSync(report, 'utf8'));
    // A leak, or a server that did not start, fails the run without failing a test.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { ...counts, output: code === 0 && counts.failed === 0 ? '' : withoutPassed(stderr) };
  } catch {
    return { passed: 0, failed: 1, output: `${stdout}${stderr}` };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @param {string} said */
const withoutPassed = (said) =>
  said
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n');

/**
 * A file that could not be read counts as a failure, and so does a test that was left out.
 * @param {string} report jest's own, as JSON
 */
export function countsIn(report) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } =
    JSON.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests,
  };
}

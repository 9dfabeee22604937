// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../process/run.mjs';
import { countsIn as countsOfJest } from './jest.mjs';
import { countsIn as countsOfJourneys } from './journeys.mjs';
import { packageFolders } from './types.mjs';

jest.setTimeout(60_000);

describe('npm test', () => {
  it('says which stages there are, and fails, when asked for another', async () => {
    const { code, stdout, stderr } = await run(process.execPath, [resolve(__dirname, 'run.mjs'), 'nonsense']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/There is no stage nonsense. Stages: format, house, types, lint, unit/);
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });

  it('counts a test that was left out, and a file that could not be read, as failed', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
      numTodoTests: 1,
    };
    expect(countsOfJest(JSON.stringify(report))).toEqual({ passed: 5, failed: 4 });
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countsOfJourneys(JSON.stringify({ stats }))).toEqual({ passed: 7, failed: 3 });
  });

  it('checks the types of every package', () => {
    const root = mkdtempSync(join(tmpdir(), 'portal-types-'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['shell', 'libs/*'] }));
    for (const name of ['a', 'b', 'no-package']) mkdirSync(join(root, 'libs', name), { recursive: true });
    for (const name of ['a', 'b']) writeFileSync(join(root, 'libs', name, 'package.json'), '{}');
    expect(packageFolders(root)).toEqual(['shell', 'libs/a', 'libs/b']);
    rmSync(root, { recursive: true, force: true });
  });
});

// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { buildAll } from '../start/build.mjs';
import { findChromium } from './chromium.mjs';

/**
 * Real browser, production build, gateway, bff, PostgreSQL.
 * @param {string} root
 * @returns {Promise<import('./stages.mjs').Outcome>}
 */
export async function journeys(root) {
  const dir = mkdtempSync(join(tmpdir(), 'portal-journeys-'));
  try {
    // Nothing to do when the builds are those of the stage before.
    await buildAll(root);
    const browser = await findChromium();
    const report = join(dir, 'journeys.json');
    const own = { CHROMIUM_PATH: browser.path, JOURNEYS_REPORT: report, FORCE_COLOR: '0', ...browser.env };
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const { code, stdout, stderr } = await run(process.execPath, [cli, 'test'], {
      cwd: join(root, 'e2e'),
      env: { ...process.env, ...own },
    });
    const counts = countsIn(readFileSync(report, 'utf8'));
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { ...counts, output: counts.failed === 0 ? '' : `${stdout}${stderr}` };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * A test that only passed at a second try, or was left out, has failed.
 * @param {string} report Playwright's own, as JSON
 */
export function countsIn(report) {
  const { stats } = JSON.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

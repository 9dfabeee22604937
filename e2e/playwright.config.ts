import { defineConfig } from '@playwright/test';
import { group } from './groups';
import { findChromium, ignoredSwitches } from './setup/chromium.mjs';

// Workers evaluate this file too, and inherit the path set here.
if (!process.env.CHROMIUM_PATH) {
  const { path, env } = await findChromium();
  Object.assign(process.env, env, { CHROMIUM_PATH: path });
}

/** Journeys in a real browser, against the production build behind the gateway. */
export default defineConfig({
  testDir: '.',
  testMatch: group.testMatch,
  grepInvert: /@measured/,
  outputDir: `../test-results/${group.name}`,
  globalSetup: './setup/stack.setup.ts',
  forbidOnly: true,
  // On a busy machine a browser may miss an event; a real bug fails twice.
  retries: 1,
  // More than the two cores of a small machine, because journeys wait half of the time. Nx runs the groups side by side,
  // and their shares let them end at about the same time: the last one alone must not leave a core idle.
  workers: group.areas.length > 1 ? 5 : 1,
  // Long timeout: only failing tests take this long, and a busy machine can be ten times slower than an idle one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `../.cache/checks/@portal/e2e/${group.name}.json` }]],
  use: {
    // Recording takes a third of the time of a journey, so only retries are recorded.
    trace: 'on-first-retry',
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      ignoreDefaultArgs: ignoredSwitches(),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import { findChromium } from './setup/chromium.mjs';

// Workers read this file too, and inherit what was found.
if (!process.env.CHROMIUM_PATH) {
  const { path, env } = await findChromium();
  Object.assign(process.env, env, { CHROMIUM_PATH: path });
}

/** Journeys in a real browser, against the production build behind the gateway. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  grepInvert: /@measured/,
  outputDir: '../test-results/journeys',
  globalSetup: './setup/stack.setup.ts',
  forbidOnly: true,
  // On a busy machine a browser may miss a moment; a fault of ours shows twice.
  retries: 1,
  workers: 2,
  // Long, for only what fails waits so long, and a busy machine needs ten times what an idle one does.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/checks/@portal/e2e/e2e.json' }]],
  use: {
    // Recording costs a third of the time of each journey: only the second try is recorded.
    trace: 'on-first-retry',
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
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

import { defineConfig } from '@playwright/test';

/** Chromium as found by `npm test`; without it Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH;

/** Journeys in a real browser, against the production build behind the gateway. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './setup/stack.setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? '../test-results/journeys.json' }]],
  use: {
    trace: 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
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

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Runs measurements and long typing tests, which are not journeys: `npm run measure:…`, `bench:web`, `test:families`.
 */
export default defineConfig({
  ...base,
  grepInvert: [],
  workers: 5,
  retries: 0,
  reporter: 'list',
  projects: [
    // Time from keystroke to paint in the largest possible form, on a slow processor.
    { name: 'typing', testMatch: '**/typing.measure.ts', workers: 1 },
    // Cost of a first visit, compared with a hand-written page and a bundle without federation; then of the pages after
    // sign-in, against their budgets; at last of a long queue, because it fills the office with clients.
    {
      name: 'web',
      testMatch: [
        '**/web.measure.ts',
        '**/signed-in.measure.ts',
        '**/interactions.measure.ts',
        '**/sent-back.measure.ts',
        '**/work-queue.measure.ts',
      ],
      workers: 1,
      timeout: 300_000,
    },
    // Clicks, keys and pages of everyday tasks, compared with the product before its workbench.
    { name: 'tasks', testMatch: '**/tasks.measure.ts', workers: 1 },
    // Counts the requests of the journeys of a filing season. One at a time, because all of them write one file.
    { name: 'season', testMatch: '**/season.measure.ts', workers: 1, timeout: 600_000 },
    // Runs the pages of the layout-shift journey on slow 4G with a phone's processor, one at a time.
    { name: 'layout-shift', testMatch: '**/layout-shift.e2e.ts', workers: 1, metadata: { throttled: true } },
    // Types families slowly into the real form, with every kind of interruption. Most of the time is spent waiting.
    { name: 'families', testMatch: '**/family.model.ts', fullyParallel: true, timeout: 600_000 },
    // Builds the last release and walks it in today's portal, and the other way round.
    { name: 'skew', testMatch: '**/*.skew.ts', workers: 1 },
  ],
});

import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is measured, or typed for a long time, is not among the journeys: `npm run measure:…`, `bench:web`, `test:families`. */
export default defineConfig({
  ...base,
  grepInvert: [],
  workers: 5,
  retries: 0,
  reporter: 'list',
  projects: [
    // How soon a keystroke is painted in the largest form there is, on a slow processor.
    { name: 'typing', testMatch: '**/typing.measure.ts', workers: 1 },
    // What a first visit costs, beside a page made by hand and a bundle without federation.
    { name: 'web', testMatch: '**/web.measure.ts', workers: 1, timeout: 300_000 },
    // The same pages as the journey's on slow 4G with a phone's processor, one after the other.
    { name: 'layout-shift', testMatch: '**/layout-shift.e2e.ts', workers: 1, metadata: { throttled: true } },
    // Families typed slowly into the real form, through everything that can get in between. They mostly wait.
    { name: 'families', testMatch: '**/family.model.ts', fullyParallel: true, timeout: 600_000 },
  ],
});

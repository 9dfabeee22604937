import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run measure:layout-shift`: the same pages on slow 4G with a phone's processor, one after the other. */
export default defineConfig({
  ...base,
  testMatch: '**/layout-shift.e2e.ts',
  grepInvert: [],
  workers: 1,
  reporter: 'list',
  metadata: { throttled: true },
});

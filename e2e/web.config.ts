import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run bench:web`: what a first visit costs, beside a page made by hand and a bundle without federation. */
export default defineConfig({
  ...base,
  testMatch: '**/web.measure.ts',
  workers: 1,
  retries: 0,
  timeout: 300_000,
  reporter: 'list',
});

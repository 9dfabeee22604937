import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run test:families`: families typed slowly into the real form, through everything that can get in between. */
export default defineConfig({
  ...base,
  testMatch: '**/family.model.ts',
  retries: 0,
  // They mostly wait.
  fullyParallel: true,
  timeout: 300_000,
  reporter: 'list',
});

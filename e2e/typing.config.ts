import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** `npm run measure:typing`: how soon a keystroke is painted in the largest form there is, on a slow processor. */
export default defineConfig({
  ...base,
  testMatch: '**/typing.measure.ts',
  workers: 1,
  retries: 0,
  reporter: 'list',
});

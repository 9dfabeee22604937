import { expect, test as base } from '@playwright/test';
import { Complaints } from './complaints';
import { running } from './running';

interface Portal {
  /** Use `complaints.expect(/401 POST .*login/)` for errors that a test provokes on purpose. */
  complaints: Complaints;
}

const byte = (): number => 1 + Math.floor(Math.random() * 250);

/** Playwright's `test`, which also fails when the browser reports an error. */
export const test = base.extend<Portal>({
  baseURL: async ({}, use) => use(running.url()),
  // Each test has its own IP address, as real visitors do, so that rate limits do not carry over.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
  page: async ({ page }, use) => {
    await use(page);
    // Mocked routes may still receive requests after the test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      await complaints.listen(context);
      await use(complaints);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { expect, test as base } from '@playwright/test';
import { Complaints } from './complaints';
import { running } from './running';

interface Portal {
  /** `complaints.expect(/401 POST .*login/)` for what a test provokes on purpose. */
  complaints: Complaints;
}

const byte = (): number => 1 + Math.floor(Math.random() * 250);

/** As Playwright's `test`; it also fails when the browser complained about anything. */
export const test = base.extend<Portal>({
  baseURL: async ({}, use) => use(running.url()),
  // Visitors come from different addresses, as in life: what one did must not slow another down.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
  page: async ({ page }, use) => {
    await use(page);
    // What a test answers itself may still be asked for when it is over.
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

import { down, openAdministration, openPart, said } from '../support/office';
import { expect, test } from '../support/portal';

/** A page is opened for every part and every failure. */
test.describe.configure({ timeout: 480_000 });

/** Specification part 2, sections 2 and 8: where it is, and what it says there to the letter. */
const sentences: readonly [address: string, ...sentences: string[]][] = [
  [
    '/admin',
    ...['Overview', 'Client Intakes', 'Revenue Analytics', 'Clients by Office', 'Preparer Management'],
    ...['Office Management', 'Client Assignments', 'Activity History'],
  ],
  ['/admin/intakes?search=nobody-of-this-name', 'No intake forms found matching your criteria.'],
  ['/admin/preparers?search=nobody-of-this-name', 'No preparers found.'],
  ['/admin/history?search=nobody-of-this-name', 'No reassignment history found.'],
];

/** Specification part 2, section 8: what is said when a call fails and the server gives no reason. */
const failures: readonly [call: string, address: string, sentence: string][] = [
  ['dashboard', '/admin', 'Failed to load dashboard overview'],
  ['all-intake-forms', '/admin/intakes', 'Failed to load intake forms'],
  ['revenue-breakdown', '/admin/revenue', 'Failed to load admin dashboard data'],
  ['clients-by-office', '/admin/clients', 'Failed to load admin dashboard data'],
  ['users', '/admin/preparers', 'Failed to load preparers'],
  ['unassigned-clients', '/admin/assignments', 'Failed to load admin dashboard data'],
  ['reassignment-history', '/admin/history', 'Failed to load admin dashboard data'],
];

test('the administration says what the specification says', async ({ page }) => {
  await openAdministration(page);
  for (const [address, ...all] of sentences)
    await test.step(address, async () => {
      await page.goto(address);
      for (const sentence of all) await expect(said(page, sentence)).toBeVisible();
    });
  await openPart(page, '/admin/intakes', page.getByRole('table', { name: 'Client Intakes' }));
  await page.getByRole('combobox', { name: 'Status' }).click();
  for (const status of ['All', 'Submitted', 'Draft', 'Assigned', 'Unassigned'])
    await expect(page.getByRole('option', { name: status, exact: true })).toBeVisible();
});

test('each call that fails says so in its own words, and can be tried again', async ({ page, complaints }) => {
  complaints.expect(/^answer: 502 GET .*\/api\/admin\//);
  await openAdministration(page);
  for (const [call, address, sentence] of failures)
    await test.step(`${call}: ${sentence}`, async () => {
      const calls = new RegExp(`/api/admin/${call}(\\?|$)`);
      await page.route(calls, (route) => route.fulfill(down));
      await openPart(page, address, said(page, sentence));
      await page.unroute(calls);
      const again = page.getByRole('button', { name: 'Try Again' }).first();
      // What another journey changes meanwhile is asked for anew by itself, and there is nothing left to press.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 2000 });
        await expect(said(page, sentence)).toBeHidden({ timeout: 5000 });
      }).toPass();
    });
  // Without the offices only the choice of one is missing.
  await page.route(/\/api\/admin\/offices/, (route) => route.fulfill(down));
  await openPart(page, '/admin/intakes', page.getByRole('table', { name: 'Client Intakes' }));
});

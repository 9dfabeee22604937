import { down, openAdministration, openPart, sentenceOn } from '../../support/office';
import { expect, test } from '../../support/portal';

/** Long timeout: the test opens a page for each part and each failure. */
test.describe.configure({ timeout: 480_000 });

/** Exact sentences (specification part 2, sections 2 and 8), by the URL that shows them. */
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

/** Fallback messages for failed requests whose response has no message (specification part 2, section 8). */
const failures: readonly [call: string, address: string, sentence: string][] = [
  ['dashboard', '/admin', 'Failed to load dashboard overview'],
  ['all-intake-forms', '/admin/intakes', 'Failed to load intake forms'],
  ['revenue-breakdown', '/admin/revenue', 'Failed to load admin dashboard data'],
  ['clients-by-office', '/admin/clients', 'Failed to load admin dashboard data'],
  ['users', '/admin/preparers', 'Failed to load preparers'],
  ['unassigned-clients', '/admin/assignments', 'Failed to load admin dashboard data'],
  ['reassignment-history', '/admin/history', 'Failed to load admin dashboard data'],
];

test('uses the specified wording in the administration', async ({ page }) => {
  await openAdministration(page);
  for (const [address, ...all] of sentences)
    await test.step(address, async () => {
      await page.goto(address);
      for (const sentence of all) await expect(sentenceOn(page, sentence)).toBeVisible();
    });
  await openPart(page, '/admin/intakes', page.getByRole('table', { name: 'Client Intakes' }));
  const statuses = page.getByRole('combobox', { name: 'Status' }).getByRole('option');
  await expect(statuses).toHaveText(['All', 'Submitted', 'Draft', 'Assigned', 'Unassigned']);
});

test('shows a specific message for each failed request, and retries', async ({ page, complaints }) => {
  complaints.expect(/^answer: 502 GET .*\/api\/admin\//);
  await openAdministration(page);
  for (const [call, address, sentence] of failures)
    await test.step(`shows for ${call}: ${sentence}`, async () => {
      const calls = new RegExp(`/api/admin/${call}(\\?|$)`);
      await page.route(calls, (route) => route.fulfill(down));
      await openPart(page, address, sentenceOn(page, sentence));
      await page.unroute(calls);
      const again = page.getByRole('button', { name: 'Try Again' }).first();
      // A parallel test may change the data, which refetches it without Try Again.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 2000 });
        await expect(sentenceOn(page, sentence)).toBeHidden({ timeout: 5000 });
      }).toPass();
    });
  // If the offices fail to load, only the office filter is missing.
  await page.route(/\/api\/admin\/offices/, (route) => route.fulfill(down));
  await openPart(page, '/admin/intakes', page.getByRole('table', { name: 'Client Intakes' }));
});

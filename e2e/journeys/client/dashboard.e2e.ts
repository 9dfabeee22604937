import { expectAccessible } from '../../support/accessible';
import { follow } from '../../support/navigation';
import { register, signInAs } from '../../support/people';
import { expect, test } from '../../support/portal';
import { solidPng } from '../../support/solid-png';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the client's dashboard in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("links each step to its page, and shows the preparer's name", async ({ page }) => {
      await signInAs(page, 'client');
      const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'ID or selfie' }) });
      await expect(list.getByRole('link', { name: 'Tax intake form' })).toHaveAttribute('href', '/intake-form');
      await expect(list.getByRole('link', { name: 'ID or selfie' })).toHaveAttribute('href', '/documents');
      await expect(list.getByRole('link', { name: 'Tax documents' })).toHaveAttribute('href', '/documents');
      await expect(page.getByText(/^Your preparer is [A-Z]/)).toBeVisible();
      await expect(page.getByText(/^Write to [A-Z]/)).toBeVisible();
      await expectAccessible(page);
      await follow(page, list.getByRole('link', { name: 'ID or selfie' }), 'Document Management');
      await expect(page).toHaveURL(/\/documents$/);
    });
  });

test('loads counts and progress from the server without the document list', async ({ page }) => {
  await register(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  // Documents are listed newest first, and only the oldest ones complete the steps.
  for (const [at, document_type] of ['w2', 'selfie', 'other', 'other', 'other'].entries()) {
    const buffer = solidPng(String(at));
    const multipart = { file: { name: `paper-${at}.png`, mimeType: 'image/png', buffer }, document_type };
    expect((await page.request.post('/api/documents/upload', { headers, multipart })).status()).toBe(201);
  }
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/documents(\?|$)/.test(request.url())) lists.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute('aria-valuenow', '67');
  await expect(page.getByRole('listitem').filter({ hasText: /^Documents\s*5$/ })).toBeVisible();
  expect(lists).toEqual([]);
});

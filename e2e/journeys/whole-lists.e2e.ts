import type { APIRequestContext, Page } from '@playwright/test';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { registerQuietly, signIn, signInQuietly, somebody } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Small categories first (oldest), so that none of their files is among the newest 200 documents. */
const papers = [
  ['id_verification', 3],
  ['selfie', 3],
  ['1099', 13],
  ['receipts', 5],
  ['w2', 226],
] as const;

async function upload(api: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const [document_type, count] of papers)
    for (let at = 1; at <= count; at += 1) {
      const name = `${document_type}-${at}.txt`;
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`${name} of a journey`) };
      const sent = await api.post('/api/documents/upload', { headers, multipart: { document_type, file } });
      expect(sent.status()).toBe(201);
    }
}

test('250 documents: every category counts all its files without duplicates', async ({ page, browser }) => {
  test.setTimeout(480_000);
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Many', preparer: preparer.code });
  await upload(page.request, client.token);

  await test.step('for the client', async () => {
    await signIn(page, client);
    await page.goto('/documents');
    for (const [name, count] of [
      ['ID Verification', 3],
      ['1099', 13],
    ] as const)
      await expect(card(page, name).getByRole('listitem')).toHaveCount(count);
    await expect(card(page, 'Document Checklist').getByText('Pending')).toHaveCount(0);
    await card(page, 'W-2').getByRole('button', { name: 'Show all 226 files: W-2' }).click();
    await expect(card(page, 'W-2').getByText('w2-1.txt', { exact: true })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('listitem').filter({ hasText: 'Documents' }).getByText('250')).toBeVisible();
  });

  await test.step('for the preparer', async () => {
    const office = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
    const staffPage = await office.newPage();
    await signIn(staffPage, preparer);
    await staffPage.goto('/documents');
    await expect(staffPage.getByText('Showing 10 of 250 documents')).toBeVisible();
    for (const [name, newest, total, more] of [
      ['ID Verification', 'id_verification-3.txt', '3 documents', null],
      ['Selfie', 'selfie-3.txt', '3 documents', null],
      ['1099', '1099-13.txt', '13 documents', '10 more documents in the table above.'],
      ['Receipts', 'receipts-5.txt', '5 documents', '2 more documents in the table above.'],
      ['W-2', 'w2-216.txt', '226 documents', '223 more documents in the table above.'],
    ] as const) {
      const category = card(staffPage, name);
      await expect(category.getByText(newest, { exact: true })).toBeVisible();
      await expect(category.getByText(total, { exact: true })).toBeVisible();
      await expect(category.getByText('Nothing uploaded yet.')).toHaveCount(0);
      if (more) await expect(category.getByText(more)).toBeVisible();
    }
    const names = await staffPage.getByText(/^[\w-]+\.txt$/).allTextContents();
    expect(new Set(names).size).toBe(names.length);
    await card(staffPage, 'Selfie').getByRole('link', { name: client.name }).first().click();
    await expect(staffPage).toHaveURL(new RegExp(`/client/${client.id}$`));
    await office.close();
  });
});

/**
 * Adds preparers until the office has `most` of them and returns how many were added. Their last names sort after all
 * others.
 */
async function hirePreparers(page: Page, most: number): Promise<number> {
  const token = await signInQuietly(page, running.account('admin'));
  const headers = { authorization: `Bearer ${token}` };
  const there = await page.request.get('/api/agent-links?limit=1');
  const missing = most - Number(there.headers()['x-total-count']);
  const numbers = Array.from({ length: missing }, (_, at) => at + 1);
  for (let from = 0; from < missing; from += 4)
    await Promise.all(
      numbers.slice(from, from + 4).map(async (number) => {
        const person = { ...somebody(), last_name: `Zz${String(number).padStart(3, '0')}`, role: 'preparer' };
        const made = await page.request.post('/api/auth/register', { headers, data: person });
        expect(made.status()).toBe(201);
      }),
    );
  return missing;
}

test('220 preparers: each one can be found, and every list shows the total', async ({ browser }) => {
  test.setTimeout(480_000);
  const fresh = async (): Promise<Page> => (await browser.newContext({ baseURL: running.url() })).newPage();
  const last = `Zz${String(await hirePreparers(await fresh(), 220)).padStart(3, '0')}`;

  await test.step('in the directory', async () => {
    const page = await fresh();
    await page.goto('/agent-links');
    await expect(page.getByText(/^Showing 60 of 2\d\d tax preparers$/)).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search preparers' }).fill(last);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('in the general intake', async () => {
    const page = await fresh();
    await page.goto('/general-intake');
    await expect(page.getByText(/^The list shows 100 of 2\d\d preparers\.$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a preparer by name' }).fill(last);
    await expect(page.getByText('1 preparer found.')).toBeVisible();
    const name = `${somebody().first_name} ${last}`;
    await page.getByLabel('Preferred preparer (optional)').selectOption(name);
  });

  await test.step('where a client chooses a preparer', async () => {
    const page = await fresh();
    await registerQuietly(page);
    await page.goto('/assign-preparer');
    await expect(page.getByText(/^Showing 60 of 2\d\d preparers$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search preparers' }).fill(last);
    await expect(page.getByText('No preparers match your search')).toBeHidden();
    await expect(page.getByRole('article', { name: new RegExp(`${last}$`) })).toBeVisible();
  });
});

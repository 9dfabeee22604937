import type { APIRequestContext, Page } from '@playwright/test';
import { newClient, newPreparer, type NewPreparer } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { registerThroughApi, signInThroughApi, newPerson } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const clientNamed = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Upload to the small categories first, so that the newest 200 documents include none of their files. */
const documents = [
  ['id_verification', 3],
  ['selfie', 3],
  ['1099', 13],
  ['receipts', 5],
  ['w2', 226],
] as const;

async function upload(api: APIRequestContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const [document_type, count] of documents)
    for (let at = 1; at <= count; at += 1) {
      const name = `${document_type}-${at}.txt`;
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`${name} of a journey`) };
      const sent = await api.post('/api/documents/upload', { headers, multipart: { document_type, file } });
      expect(sent.status()).toBe(201);
    }
}

test('counts every file of every category once: 250 documents', async ({ page, browser }) => {
  test.setTimeout(480_000);
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Many', preparer: preparer.code });
  await verifyThroughApi(page.request, client);
  await upload(page.request, client.token);

  await test.step('shows all of them to the client', async () => {
    await signInThroughApi(page, client);
    await page.goto('/documents');
    await expect(card(page, 'ID Verification').getByRole('listitem')).toHaveCount(3);
    await expect(card(page, '1099').getByRole('listitem')).toHaveCount(8);
    await card(page, '1099').getByRole('button', { name: 'Show all 13 files: 1099' }).click();
    await expect(card(page, '1099').getByRole('listitem')).toHaveCount(13);
    await expect(card(page, 'Document Checklist').getByText('Pending')).toHaveCount(0);
    await card(page, 'W-2').getByRole('button', { name: 'Show all 226 files: W-2' }).click();
    await expect(card(page, 'W-2').getByText('w2-1.txt', { exact: true })).toBeVisible();
    await page.goto('/dashboard');
    const counters = page.getByRole('listitem').filter({ hasText: /documents/i });
    await expect(counters.getByText('250', { exact: true })).toBeVisible();
  });

  await test.step('shows all of them to the preparer', async () => {
    const office = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
    const staffPage = await office.newPage();
    await signInThroughApi(staffPage, preparer);
    await staffPage.goto('/documents');
    await expect(staffPage.getByText('Showing 25 of 250 documents')).toBeVisible();
    for (const [name, newest, total, more] of [
      ['ID Verification', 'id_verification-3.txt', '3 documents', null],
      ['Selfie', 'selfie-3.txt', '3 documents', null],
      ['1099', '1099-13.txt', '13 documents', '10 more documents in the table above.'],
      ['Receipts', 'receipts-5.txt', '5 documents', '2 more documents in the table above.'],
      ['W-2', 'w2-201.txt', '226 documents', '223 more documents in the table above.'],
    ] as const) {
      const category = card(staffPage, name);
      await expect(category.getByText(newest, { exact: true })).toBeVisible();
      await expect(category.getByText(total, { exact: true })).toBeVisible();
      await expect(category.getByText('No files yet.')).toHaveCount(0);
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
 * Creates clients of a preparer as an admin, because registration is rate-limited by address. Returns their names,
 * oldest first.
 */
async function assignClients(page: Page, preparer: NewPreparer, count: number): Promise<string[]> {
  const { email, password, pin } = preparer;
  const login = await page.request.post('/api/auth/login', { data: { email, password, pin } });
  const { user } = (await login.json()) as { user: { id: string } };
  const headers = { authorization: `Bearer ${await signInThroughApi(page, running.account('admin'))}` };
  const client_ids: string[] = [];
  const names: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const person = { ...newPerson(), first_name: `Number${number}`, last_name: `Of${preparer.code}`, role: 'client' };
    const response = await page.request.post('/api/auth/register', { headers, data: { ...person, phone: null } });
    expect(response.status()).toBe(201);
    client_ids.push(((await response.json()) as { user: { id: string } }).user.id);
    names.push(`${person.first_name} ${person.last_name}`);
  }
  const data = { client_ids, preparer_id: user.id, reason: 'Bulk assignment via admin dashboard' };
  expect((await page.request.post('/api/admin/bulk-assign-clients', { headers, data })).ok()).toBe(true);
  return names;
}

test('lets a preparer with 27 clients open the second page, and return to it from a client and after a reload', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext({ baseURL: running.url() })).newPage();
  const preparer = await newPreparer(office.request);
  const [oldest = '', second = '', ...newer] = await assignClients(office, preparer, 27);
  await signInThroughApi(page, preparer);
  await page.goto('/dashboard?sort=date');
  await expect(page.getByText('1 to 25 of 27', { exact: true })).toBeVisible();
  await expect(page.locator('.ui-tile').filter({ hasText: /^Clients/ })).toContainText('27');
  await expect(clientNamed(page, oldest)).toBeHidden();

  await page.getByTitle('Next Page').click();
  await expect(clientNamed(page, oldest)).toBeVisible();
  await page.reload();
  await expect(page.getByText('26 to 27 of 27', { exact: true })).toBeVisible();
  await clientNamed(page, oldest).click();
  await expect(page.getByRole('heading', { level: 1, name: oldest })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(clientNamed(page, oldest)).toBeVisible();
  await page.getByTitle('Previous Page').click();
  await expect(clientNamed(page, newer.at(-1) ?? '')).toBeVisible();
  await page.goBack();
  await expect(clientNamed(page, oldest)).toBeVisible();
  await page.getByLabel('Search clients').fill(second);
  await expect(page.getByText('1 to 1 of 1', { exact: true })).toBeVisible();
});

/**
 * Adds preparers until the office has `most` of them, and returns how many were added. Their last names sort after all
 * others.
 */
async function addPreparers(page: Page, most: number): Promise<number> {
  const token = await signInThroughApi(page, running.account('admin'));
  const headers = { authorization: `Bearer ${token}` };
  const there = await page.request.get('/api/agent-links?limit=1');
  const missing = most - Number(there.headers()['x-total-count']);
  const numbers = Array.from({ length: missing }, (_, at) => at + 1);
  for (let from = 0; from < missing; from += 4)
    await Promise.all(
      numbers.slice(from, from + 4).map(async (number) => {
        const person = { ...newPerson(), last_name: `Zz${String(number).padStart(3, '0')}`, role: 'preparer' };
        const response = await page.request.post('/api/auth/register', { headers, data: person });
        expect(response.status()).toBe(201);
      }),
    );
  return missing;
}

test('finds each of 220 preparers, and shows the total in every list', async ({ browser }) => {
  test.setTimeout(480_000);
  const fresh = async (): Promise<Page> => (await browser.newContext({ baseURL: running.url() })).newPage();
  const last = `Zz${String(await addPreparers(await fresh(), 220)).padStart(3, '0')}`;

  await test.step('finds the last one in the directory', async () => {
    const page = await fresh();
    await page.goto('/agent-links');
    await expect(page.getByText(/^Showing 60 of 2\d\d tax preparers$/)).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search preparers' }).fill(last);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('finds the last one in the general intake', async () => {
    const page = await fresh();
    await page.goto('/general-intake');
    await page.getByLabel('First name').click();
    await expect(page.getByText(/^Showing 100 of 2\d\d preparers\.$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a preparer by name' }).fill(last);
    await expect(page.getByText('1 preparer found.')).toBeVisible();
    const name = `${newPerson().first_name} ${last}`;
    await page.getByLabel('Preferred preparer (optional)').selectOption(name);
  });

  await test.step('finds the last one where a client chooses a preparer', async () => {
    const page = await fresh();
    await registerThroughApi(page);
    await page.goto('/assign-preparer');
    await expect(page.getByText(/^Showing 12 of 2\d\d preparers$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search preparers' }).fill(last);
    await expect(page.getByText('No preparers match your search')).toBeHidden();
    await expect(page.getByRole('article', { name: new RegExp(`${last}$`) })).toBeVisible();
  });
});

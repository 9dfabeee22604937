import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { register, signInAs, signOut, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const view = (page: Page, filename: string) =>
  page.getByRole('region', { name: 'All Client Documents' }).getByRole('button', { name: `View ${filename}` });
const list = /\/api\/documents(\?|$)/;
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** Chooses a preparer from the list as the client. */
async function pick(page: Page, name: string): Promise<void> {
  await page.goto('/assign-preparer#change');
  await page.getByRole('searchbox', { name: 'Search preparers' }).fill(name);
  await page.getByRole('button', { name: `Choose ${name}`, exact: true }).click();
}

/** Returns the user signed in on that page, from browser storage. */
const sessionOf = (page: Page) =>
  page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
    return { id, token: localStorage.getItem('token') ?? '' };
  });

test("revokes a preparer's access immediately when the client is reassigned while their conversation is open", async ({
  page,
  browser,
}) => {
  const filename = `w2-${randomBytes(4).toString('hex')}.pdf`;
  await register(page);
  await pick(page, 'Renee Okafor');
  await expect(page.getByText('Successfully assigned to Renee Okafor!')).toBeVisible();
  const { id, token } = await sessionOf(page);
  const file = { name: filename, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${filename}`) };
  const sent = await page.request.post('/api/documents/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { document_type: 'w2', file },
  });
  expect(sent.status()).toBe(201);

  const office = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
  const [thread, table] = [await office.newPage(), await office.newPage()];
  await signInAs(thread, 'preparer');
  const stream = thread.waitForResponse('**/api/events');
  await thread.goto(`/messages/${id}`);
  await expect(field(thread)).toBeVisible();
  expect((await stream).status()).toBe(200);
  await table.goto('/documents');
  await table.getByLabel('Search documents').fill(filename);
  await expect(view(table, filename)).toBeVisible();
  // An event of any journey refetches the list, and would remove the row that is opened below.
  await table.route(list, () => undefined);

  await pick(page, 'Marcus Bellweather');
  await page.getByRole('dialog').getByRole('button', { name: 'Change preparer' }).click();
  await expect(page.getByText('Successfully assigned to Marcus Bellweather!')).toBeVisible();

  await test.step('closes the conversation, and does not open the document', async () => {
    await expect(thread.getByText('Failed to load messages')).toBeVisible();
    await expect(field(thread)).toBeHidden();
    await view(table, filename).click();
    await expect(table.getByText('Error loading document')).toBeVisible();
  });

  await test.step('hides the forms and the documents', async () => {
    await thread.goto(`/client/${id}`);
    await expect(thread.getByText('Client not found or not assigned to you')).toBeVisible();
    await expect(thread).toHaveURL(/\/dashboard$/);
    await table.unroute(list);
    await table.goto('/documents');
    await table.getByLabel('Search documents').fill(filename);
    await expect(table.getByText('No documents match your search.')).toBeVisible();
  });

  await test.step('shows both to the new preparer', async () => {
    const staffPage = await office.newPage();
    await table.close();
    await expect(thread.getByRole('link', { name: 'Imani Foster', exact: true })).toBeVisible();
    await signOut(thread);
    // All demo accounts of a role share a password and PIN.
    await signInThroughApi(staffPage, { ...running.account('preparer'), email: 'marcus@demo.example' });
    await staffPage.goto(`/client/${id}?tab=documents`);
    await expect(staffPage.getByRole('button', { name: `View ${filename}`, exact: true })).toBeVisible();
  });
  await office.close();
});

import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { running } from './running';
import { createAccountAsAdmin, newPerson, signInThroughApi } from './people';

export const windowOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });
export const cell = (list: Locator, name: string): Locator => list.getByRole('cell', { name, exact: true });
export const sentenceOn = (page: Page, sentence: string): Locator => page.getByText(sentence, { exact: true }).first();

/** Response of a proxy whose server is down; contains no message for users. */
export const down = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** Signs in as admin and waits until the start page has settled. */
export async function openAdministration(page: Page): Promise<void> {
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/admin');
  await expect(page.getByRole('listitem').filter({ hasText: 'Total Users' })).toHaveText(/[1-9]/);
}

/** Opens an admin page by its URL and waits for the landmark. */
export async function openPart(page: Page, address: string, landmark: Locator): Promise<void> {
  // A modal that has just closed is still removing its history entry, which would cancel the navigation. An open modal
  // keeps its entry, hence the short timeout.
  const isUnmarked = () => !(history.state as { usr?: { window?: true } } | null)?.usr?.window;
  await page.waitForFunction(isUnmarked, undefined, { timeout: 2000 }).catch(() => undefined);
  await page.goto(address);
  await expect(landmark).toBeVisible();
}

/**
 * Types into a searchable list and picks a result. Retries, because the results may load while the pointer is moving.
 */
export async function choosePreparer(window: Locator, name: string): Promise<void> {
  const box = window.getByRole('combobox', { name: 'Choose a preparer' });
  const option = window.page().getByRole('option', { name: new RegExp(name) });
  await expect(async () => {
    await box.click();
    await box.fill(name);
    await option.click({ timeout: 5000 });
    await expect(window.getByTitle(name)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

const byte = (): number => 1 + Math.floor(Math.random() * 250);

/** Creates clients without a preparer, all with this last name. */
export async function newClients(api: APIRequestContext, last_name: string, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const data = { ...newPerson(), first_name: `Client${at}`, last_name, role: 'client', phone: null };
    const headers = { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` };
    expect((await api.post('/api/auth/register', { data, headers })).status()).toBe(201);
  }
}

/** Returns a unique name. */
export const ownName = (begin: string): string => `${begin}${randomBytes(4).toString('hex')}`;

/** Creates a preparer without clients, for this journey only. */
export async function newPreparer(api: APIRequestContext) {
  const account = await createAccountAsAdmin(api, { last_name: ownName('Worker') });
  return { ...account, name: `${account.first_name} ${account.last_name}` };
}

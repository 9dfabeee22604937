import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator, Page } from '@playwright/test';
import { chooseOption } from '../support/navigation';
import { NpmCommand, npmStart } from '../support/npm-command';
import { choosePreparer } from '../support/office';
import { canaries, signIn } from '../support/people';
import { expect, test } from '../support/portal';

const tabOf = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const windowOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const fill = async (window: Locator, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await window.getByRole('textbox', { name: label, exact: true }).fill(text);
};

/** Any real PNG file; this one is from the project's documentation. */
const picture = fileURLToPath(new URL('../../docs/pictures/public.png', import.meta.url));

const owner = { email: 'owner@example.com', password: 'a-long-passphrase', pin: '4821', role: 'admin' };

test.describe('first-time owner', () => {
  // Long timeout: the test starts a portal of its own.
  test.describe.configure({ timeout: 600_000 });

  let home: string;
  test.beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portal-owner-e2e-'));
    chmodSync(home, 0o755);
  });
  test.afterEach(async () => {
    await NpmCommand.interruptAll();
    rmSync(home, { recursive: true, force: true });
  });

  /** Opens a page in a separate browser context, for another user. */
  const pageOf = async (browser: Browser, baseURL: string): Promise<Page> =>
    (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();

  test('sets up an empty portal and serves the first client', async ({ browser }) => {
    const dataDir = join(home, 'data');
    const { port, portal } = await npmStart(dataDir, { DEMO: '0' });
    await portal.prints(/Ready: /);
    const [email, password, pin] = [owner.email, owner.password, owner.pin];
    const flags = [`--email=${email}`, `--password=${password}`, `--pin=${pin}`];
    expect(await new NpmCommand('admin:create', { DATA_DIR: dataDir }, ...flags).ended).toBe(0);
    const page = await pageOf(browser, `http://localhost:${port}`);
    await signIn(page, { ...owner, role: 'admin' });

    // Before the owner sets the office's name and contact details, visitors see none.
    const early = await pageOf(browser, `http://localhost:${port}`);
    await early.goto('/');
    await expect(early.getByRole('link', { name: 'Tax Portal' })).toBeVisible();
    await expect(early.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
    await expect(early.getByText(/since/)).toHaveCount(0);
    await early.context().close();
    await page.getByRole('link', { name: 'Enter the office name and phone number' }).click();
    const settings = page.getByRole('form', { name: 'Office Settings' });
    const contact = { Phone: '313-555-0101', Email: 'hello@lakeside.example' };
    await fill(settings, { 'Office name': 'Lakeside Tax', 'Founded in': '1987', ...contact });
    await settings.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Lakeside Tax')).toBeVisible();

    // The logo appears next to the name, both here and on the prerendered public page, which reserves space for it.
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'Your office logo' })).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/site\/logo\//);
    const visitor = await pageOf(browser, `http://localhost:${port}`);
    await visitor.goto('/');
    const logo = visitor.getByRole('link', { name: 'Lakeside Tax' }).locator('img');
    await expect(logo).toHaveAttribute('height', /^[1-9]\d*$/);
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await visitor.context().close();

    // The owner adds an office location.
    await tabOf(page, 'Office Management').click();
    await expect(page.getByText('No offices found.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Office' }).first().click();
    const office = windowOf(page, 'Create Office');
    const place = { Address: '1 Lake Street', City: 'Detroit', 'ZIP code': '48201', Phone: '313-555-0101' };
    await fill(office, { 'Office name': 'Lakeside Main', ...place, Email: 'main@lakeside.example' });
    await office.getByRole('button', { name: 'Create Office' }).click();
    await expect(page.getByText('Lakeside Main was created.')).toBeVisible();

    // The owner adds a preparer, and hands over the one-time credentials.
    await tabOf(page, 'Preparer Management').click();
    await expect(page.getByText('No preparers found.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Preparer' }).first().click();
    const added = windowOf(page, 'Add Preparer');
    await fill(added, { 'First name': 'Paula', 'Last name': 'Prepares', Email: 'paula@lakeside.example' });
    await chooseOption(added.getByRole('combobox', { name: 'Office' }), 'Lakeside Main');
    await added.getByRole('button', { name: 'Create Preparer' }).click();
    const access = windowOf(page, 'Share these credentials');
    const credentials = {
      pin: await access.getByRole('status', { name: 'Security PIN' }).innerText(),
      password: await access.getByRole('status', { name: 'Temporary password' }).innerText(),
    };
    await access.getByRole('button', { name: 'I’ve saved it' }).click();
    await expect(page.getByRole('row', { name: 'Paula Prepares' }).getByText('Lakeside Main')).toBeVisible();

    const paula = await pageOf(browser, `http://localhost:${port}`);
    await signIn(paula, { email: 'paula@lakeside.example', role: 'preparer', ...credentials });
    await expect(paula.getByText('Please choose a new password before you continue.')).toBeVisible();
    await paula.context().close();

    // The first client registers and is assigned.
    const client = await pageOf(browser, `http://localhost:${port}`);
    await client.goto('/register');
    await fill(client.getByRole('main'), {
      'First name': 'Cleo',
      'Last name': 'First',
      Email: 'cleo@example.com',
      Password: canaries.password,
      'Confirm password': canaries.password,
    });
    await client.getByRole('button', { name: 'Create Account' }).click();
    await expect(client).not.toHaveURL(/\/register/);
    await client.context().close();

    await tabOf(page, 'Client Assignments').click();
    await page.getByRole('button', { name: 'Assign Cleo First' }).click();
    const reassign = windowOf(page, 'Reassign Client');
    await choosePreparer(reassign, 'Paula Prepares');
    await reassign.getByRole('button', { name: 'Reassign Client' }).click();
    await expect(page.getByText('Every client has a preparer.')).toBeVisible();
    await tabOf(page, 'Preparer Management').click();
    await expect(
      page.getByRole('row', { name: 'Paula Prepares' }).getByText('1 client', { exact: true }),
    ).toBeVisible();
    await page.context().close();
    await portal.interrupt();
  });
});

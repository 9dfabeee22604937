import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from '../support/accessible';
import { fieldOf, sendSignIn, signInAs, signOut } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';
import { ageSignIn, preparerOn } from '../support/staff';

const codeOf = (secret: string, seconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

/** Sets up an authenticator app, with the code of the previous 30 seconds, and ends on the recovery codes. */
async function setUp(page: Page): Promise<string> {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Manage two-step sign-in' }).click();
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await fieldOf(page, '6-digit code').fill(codeOf(secret, -30));
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  return secret;
}

test.describe('two-step sign-in', () => {
  test('asks for a code after the password and PIN, and accepts each code once', async ({ page, complaints }) => {
    complaints.expect(/^answer: 401 POST .*\/api\/auth\/login/);
    const person = await preparerOn(page);
    const secret = await setUp(page);
    await expectAccessible(page);
    const codes = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    const downloads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await downloads).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await expect(page.getByText(/You have 10 recovery codes left/)).toBeVisible();
    await signOut(page);

    await sendSignIn(page, person);
    await expect(page.getByText('Enter the code from your authenticator app, or use a passkey.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expectAccessible(page);
    const code = codeOf(secret);
    await fieldOf(page, '6-digit code').fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await signOut(page);

    await sendSignIn(page, person);
    await fieldOf(page, '6-digit code').fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('This code isn’t valid.')).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await fieldOf(page, 'Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
  });

  test('is reset by an admin, which signs the person out and lets them in with their password and PIN', async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.expect(/^answer: 401 (GET|POST) .*\/api\//);
    const person = await preparerOn(page);
    await setUp(page);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();

    const office = await (await browser.newContext({ baseURL: running.url(), locale: 'en-US' })).newPage();
    await signInAs(office, 'admin');
    await office.goto(`/admin/accounts?role=preparer&search=${encodeURIComponent(person.email)}`);
    await office.getByRole('button', { name: /^Reset .*’s two-step sign-in$/ }).click();
    const dialog = office.getByRole('dialog', { name: /^Reset .*’s two-step sign-in\?$/ });
    await expectAccessible(office);
    await dialog.getByRole('button', { name: 'Reset two-step sign-in' }).click();
    await expect(office.getByText(/’s two-step sign-in was reset\.$/)).toBeVisible();
    await office.context().close();

    await page.goto('/account');
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, person);
    await expect(page).not.toHaveURL(/\/login/);
  });

  test('asks for a code before a sensitive change once the sign-in is 15 minutes old', async ({ page, complaints }) => {
    complaints.expect(/^answer: 40[03] POST .*\/api\/auth\//);
    const person = await preparerOn(page);
    const secret = await setUp(page);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await ageSignIn(person);
    await page.getByRole('button', { name: 'Create new recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('12345');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('This code isn’t valid. Enter the newest code from your app.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  });
});

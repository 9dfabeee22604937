import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { addAuthenticator } from '../support/authenticator';
import { pageHeading } from '../support/navigation';
import { fieldOf, register, sendSignIn, signOut } from '../support/people';
import { expect, test } from '../support/portal';
import { ageSignIn, preparerOn } from '../support/staff';

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

async function addPasskey(page: Page, path = '/account'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey was added.')).toBeVisible();
}

test.describe('passkeys', () => {
  test('sign a client in without email and password, until they are removed', async ({ page, complaints }) => {
    complaints.expect(/^answer: 401 POST .*\/api\/auth\/passkeys\/sign-in/);
    const device = await addAuthenticator(page);
    const person = await register(page);
    await page.goto('/account');
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await addPasskey(page);
    expect(await device.passkeys()).toBe(1);
    await expect(passkeys(page)).toHaveCount(1);
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Rename / }).click();
    await fieldOf(page, 'Name').fill('My laptop');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(passkeys(page)).toContainText('My laptop');
    await signOut(page);

    await expect(signInButton(page)).toBeVisible();
    await signInButton(page).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(pageHeading(page, `Welcome, ${person.first_name}`)).toBeVisible();

    await page.goto('/account');
    await expect(passkeys(page)).toContainText('Last used');
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove “My laptop”?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await signOut(page);

    await signInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t sign you in with this passkey.');
  });

  test('lose nothing that was typed when the person cancels', async ({ page }) => {
    const device = await addAuthenticator(page);
    await register(page);
    await device.recognizes(false);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('No passkey was used. Try again when you’re ready.')).toBeVisible();
    await device.recognizes(true);
    await addPasskey(page);
    await signOut(page);

    await fieldOf(page, 'Email').fill('ada@example.com');
    await fieldOf(page, 'Password').fill('half a pass');
    await device.recognizes(false);
    await signInButton(page).click();
    await expect(page.getByRole('form').getByText('No passkey was used. Try again when you’re ready.')).toBeVisible();
    await expect(fieldOf(page, 'Email')).toHaveValue('ada@example.com');
    await expect(fieldOf(page, 'Password')).toHaveValue('half a pass');
    await expectAccessible(page);
  });

  test('are the second factor of staff, at sign-in and before a sensitive change', async ({ page, complaints }) => {
    complaints.expect(/^answer: 401 POST .*\/api\/auth\/login/);
    complaints.expect(/^answer: 40[03] POST .*\/api\/auth\//);
    await addAuthenticator(page);
    const person = await preparerOn(page);
    await addPasskey(page, '/account/second-factor');
    await expect(pageHeading(page, 'Your recovery codes')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await expect(page.getByText('Two-step sign-in is on: signing in takes your passkey.')).toBeVisible();
    await expectAccessible(page);
    await signOut(page);

    await sendSignIn(page, person);
    await expect(page.getByText('Enter the code from your authenticator app, or use a passkey.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).not.toHaveURL(/\/login/);

    await page.goto('/account/second-factor');
    await ageSignIn(person);
    await page.getByRole('button', { name: 'Create new recovery codes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(pageHeading(page, 'Your recovery codes')).toBeVisible();
  });
});

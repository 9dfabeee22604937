import type { Page } from '@playwright/test';
import { accountMessages } from '@portal/domain/account/account.messages';
import { expectAccessible } from '../support/accessible';
import { follow } from '../support/navigation';
import { createAccountAsAdmin, register, signIn, signOut, newPerson, type Person } from '../support/people';
import { expect, test } from '../support/portal';

/** Fills in and submits the registration form without waiting for the result. */
async function fillRegister(page: Page, person: Person, kind: string = accountMessages.roles.client): Promise<void> {
  const { fields } = accountMessages;
  await page.goto('/register');
  await page.getByText(kind, { exact: true }).click();
  await page.getByLabel(fields.first_name).fill(person.first_name);
  await page.getByLabel(fields.last_name).fill(person.last_name);
  await page.getByRole('textbox', { name: fields.email }).fill(person.email);
  await page.getByRole('textbox', { name: fields.password, exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: fields.confirmPassword }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test.describe('accounts', () => {
  test('rejects registration with a taken email, and keeps the input', async ({ page, complaints }) => {
    complaints.expect(/^answer: 409 POST .*\/api\/auth\/register/);
    const person = await register(page);
    await signOut(page);
    await fillRegister(page, person);
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription(
      'An account with this email already exists. Please sign in instead.',
    );
    await expect(email).toHaveValue(person.email);
    await expect(email).toBeFocused();
  });

  test('causes no failed request when the user signs out while the page is still loading', async ({ page }) => {
    let answer: () => void = () => undefined;
    const left = new Promise<void>((done) => (answer = done));
    await page.route('**/api/{intake,my-preparer}', async (route) => {
      await left;
      await route.continue();
    });
    await register(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    answer();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('shows a new preparer the PIN once, and the PIN works at sign-in', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const person = newPerson();
    await fillRegister(page, person, accountMessages.roles.preparer);
    const digits = page.getByText(/^\d{4}$/);
    const pin = (await digits.textContent()) ?? '';
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy PIN' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pin);
    await expect(page).toHaveURL(/\/register$/);
    await page.getByRole('button', { name: 'I’ve saved my PIN' }).click();
    await expect(page.getByText('Your account is waiting for approval by the office.')).toBeVisible();
    await signOut(page);
    await signIn(page, { ...person, role: 'preparer', pin });
    await expect(page.getByText('Your account is waiting for approval by the office.')).toBeVisible();
  });

  test('shows a newly registered preparer that approval is pending', async ({ page }) => {
    await fillRegister(page, newPerson(), accountMessages.roles.preparer);
    await page.getByRole('button', { name: 'I’ve saved my PIN' }).click();
    await expect(page.getByText('Your account is waiting for approval by the office.')).toBeVisible();
    await expectAccessible(page);
    await follow(page, 'Edit your profile', 'Profile');
    await expect(page).toHaveURL(/\/preparer\/profile$/);
    await expect(page.getByText('Your account is waiting for approval by the office.')).toBeVisible();
  });

  test('lets clients change their password on the account page linked from the header', async ({ page }) => {
    const person = await register(page);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeFocused();
    await expect(page.getByText(person.email, { exact: true })).toBeVisible();
    await expectAccessible(page);
    const password = `${person.password} and new`;
    await page.getByRole('textbox', { name: 'Current password' }).fill(person.password);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveValue('');
    await signOut(page);
    await signIn(page, { ...person, password, role: 'client' });
  });

  test('requires a new password for an account created by the office', async ({ page, request }) => {
    const preparer = await createAccountAsAdmin(request);
    await signIn(page, preparer);
    const prompt = page.getByRole('heading', { name: 'Choose a new password' });
    await expect(prompt).toBeVisible();
    await page.goto('/documents');
    await expect(prompt).toBeVisible();
    await expectAccessible(page);
    const fresh = `${preparer.password} and new`;
    const { current_password, new_password } = accountMessages.fields;
    await page.getByRole('textbox', { name: current_password }).fill(preparer.password);
    await page.getByRole('textbox', { name: new_password, exact: true }).fill(fresh);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(fresh);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(prompt).toBeHidden();
    await expect(page).toHaveURL(/\/documents$/);
  });
});

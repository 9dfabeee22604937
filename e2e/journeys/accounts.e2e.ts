import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { accountWords } from '@portal/domain/account/account.words';
import { pageWords } from '../../shell/src/pages/pages.words';
import { shellWords } from '../../shell/src/shell.words';
import { expectAccessible } from '../support/accessible';
import { register, signIn, somebody, type Person } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** An account that the office made: its password is known to somebody else. */
async function madeByTheOffice(request: APIRequestContext) {
  const { email, password, pin } = running.account('admin');
  const session = await request.post('/api/auth/login', { data: { email, password, pin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const person = { ...somebody(), email: `${randomUUID()}@example.com` };
  const made = await request.post('/api/auth/register', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { ...person, role: 'preparer' },
  });
  expect(made.status()).toBe(201);
  const answer = (await made.json()) as { pin: string; access_token?: string };
  expect(answer.access_token).toBeUndefined();
  return { ...person, role: 'preparer', pin: answer.pin };
}

/** Fills in and sends the register form; what comes then is the test's business. */
async function fillRegister(page: Page, person: Person, kind: string = accountWords.roles.client): Promise<void> {
  const { fields } = accountWords;
  await page.goto('/register');
  await page.getByText(kind, { exact: true }).click();
  await page.getByLabel(fields.first_name).fill(person.first_name);
  await page.getByLabel(fields.last_name).fill(person.last_name);
  await page.getByRole('textbox', { name: fields.email }).fill(person.email);
  await page.getByRole('textbox', { name: fields.password, exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: fields.confirmPassword }).fill(person.password);
  await page.getByRole('button', { name: pageWords.submitRegister }).click();
}

test.describe('an account', () => {
  test('with an e-mail that is taken is refused, and what was typed stays', async ({ page, complaints }) => {
    complaints.expect(/^answer: 409 POST .*\/api\/auth\/register/);
    const person = await register(page);
    await page.getByRole('button', { name: shellWords.signOut }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillRegister(page, person);
    const email = page.getByRole('textbox', { name: accountWords.fields.email });
    await expect(email).toHaveAccessibleDescription(accountWords.emailTaken);
    await expect(email).toHaveValue(person.email);
    await expect(email).toBeFocused();
  });

  test('of a preparer waits for approval, and says so', async ({ page }) => {
    await fillRegister(page, somebody(), accountWords.roles.preparer);
    await expect(page.getByText(accountWords.pending)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: pageWords.editProfile }).click();
    await expect(page).toHaveURL(/\/preparer\/profile$/);
    await expect(page.getByText(accountWords.pending)).toBeVisible();
  });

  test('made by the office asks for a new password before anything else', async ({ page, request }) => {
    const preparer = await madeByTheOffice(request);
    await signIn(page, preparer);
    const asked = page.getByRole('heading', { name: pageWords.changeTitle });
    await expect(asked).toBeVisible();
    await page.goto('/documents');
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    const fresh = `${preparer.password} and new`;
    const { current_password, new_password } = accountWords.fields;
    await page.getByRole('textbox', { name: current_password }).fill(preparer.password);
    await page.getByRole('textbox', { name: new_password, exact: true }).fill(fresh);
    await page.getByRole('textbox', { name: pageWords.repeatNew }).fill(fresh);
    await page.getByRole('button', { name: pageWords.submitChange }).click();
    await expect(page.getByText(accountWords.passwordChanged)).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL(/\/documents$/);
  });
});

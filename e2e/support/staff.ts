import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { createAccountAsAdmin, fieldOf, newPerson, signIn, type Credentials } from './people';
import { running } from './running';

/** Signs in a preparer who has just chosen their own password. */
export async function preparerOn(page: Page): Promise<Credentials> {
  const credentials = await createAccountAsAdmin(page.request);
  await signIn(page, credentials);
  const password = `${credentials.password} mine`;
  await fieldOf(page, 'Current password').fill(credentials.password);
  await fieldOf(page, 'New password').fill(password);
  await fieldOf(page, 'Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  return { ...credentials, password };
}

/** Registers a preparer with a short password, whom the office then approves, and signs them in. */
export async function preparerWithShortPassword(page: Page): Promise<Credentials> {
  const person = { ...newPerson(), password: 'Otter+lamp93', role: 'preparer' };
  const { request } = page;
  const registered = await request.post('/api/auth/register', { data: person });
  expect(registered.status()).toBe(201);
  const { pin, user } = (await registered.json()) as { pin: string; user: { id: string } };
  const { email, password, pin: adminPin } = running.account('admin');
  const session = await request.post('/api/auth/login', { data: { email, password, pin: adminPin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const approved = await request.post(`/api/admin/preparers/${user.id}/approve`, { headers });
  expect([approved.status(), await approved.text()]).toEqual([200, expect.any(String)]);
  const credentials = { ...person, pin };
  await signIn(page, credentials);
  return credentials;
}

/** Moves the person's last sign-in 16 minutes into the past. */
export async function ageSignIn({ email }: Pick<Credentials, 'email'>): Promise<void> {
  const database = new pg.Client(running.serviceUrl());
  await database.connect();
  const { rowCount } = await database.query(
    `UPDATE sessions SET authenticated_at = now() - interval '16 minutes'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  await database.end();
  expect(rowCount).toBeGreaterThan(0);
}

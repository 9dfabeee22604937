import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { accountMessages } from '@portal/domain/account/account.messages';
import { choiceCookie } from '@portal/domain/site/choices';
import secrets from '../../bff/platform/testing/canaries.json' with { type: 'json' };
import { pagesMessages } from '../../shell/src/pages/pages.messages';
import { pageHeading } from './navigation';
import { running } from './running';

/** Values typed by journeys; the leak check searches for them afterwards. */
export const canaries = secrets.secret;

export interface Person {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/** Returns a new person with a unique email, and a password that the leak check searches for. */
export function newPerson(): Person {
  return {
    first_name: secrets.visible,
    last_name: 'Journey',
    email: `${randomUUID()}@example.com`,
    password: canaries.password,
  };
}

/** Returns a field by its exact accessible name. */
export const fieldOf = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/**
 * Registers a client and signs them in through the API, without opening a page, for journeys that start after
 * registration.
 */
export async function registerThroughApi(page: Page): Promise<Person> {
  const person = newPerson();
  await beginSession(page, 'register', { ...person, role: 'client', phone: null });
  return person;
}

/** Registers through the form and ends on the client's dashboard. */
export async function register(page: Page, person = newPerson()): Promise<Person> {
  const { fields } = accountMessages;
  await page.goto('/register');
  await fieldOf(page, fields.first_name).fill(person.first_name);
  await fieldOf(page, fields.last_name).fill(person.last_name);
  await fieldOf(page, fields.email).fill(person.email);
  await fieldOf(page, fields.password).fill(person.password);
  await fieldOf(page, fields.confirmPassword).fill(person.password);
  await page.getByRole('button', { name: pagesMessages.submitRegister }).click();
  await expect(pageHeading(page, `Welcome, ${person.first_name}`)).toBeVisible();
  return person;
}

/** Presses Logout and ends on the login page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(pageHeading(page, pagesMessages.loginTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

export interface Credentials {
  role: string;
  email: string;
  password: string;
  pin?: string;
}

const tabs: Readonly<Record<string, string>> = accountMessages.roles;

/** Signs in through the form, on the role's tab. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await signInOnThisPage(page, credentials);
}

/** Signs in on the login page already open and waits for the next page. */
export async function signInOnThisPage(page: Page, credentials: Credentials): Promise<void> {
  await sendSignIn(page, credentials);
  await expect(page).not.toHaveURL(/\/login/);
  // The URL changes first; the previous page stays until the next one has loaded.
  await expect(pageHeading(page, /./).filter({ hasNotText: pagesMessages.loginTitle })).toBeVisible();
}

/** Fills in and submits the login form without waiting for the result. */
export async function sendSignIn(page: Page, { role, email, password, pin }: Credentials): Promise<void> {
  await page.getByRole('tab', { name: tabs[role] ?? role, exact: true }).click();
  await fieldOf(page, accountMessages.fields.email).fill(email);
  await fieldOf(page, accountMessages.fields.password).fill(password);
  if (pin) await fieldOf(page, accountMessages.fields.pin).fill(pin);
  await page.getByRole('button', { name: pagesMessages.submitLogin, exact: true }).click();
}

/** Signs in with the demo account of this role whose name contains `word`. */
export const signInAs = (page: Page, role: string, word?: string): Promise<void> =>
  signIn(page, running.account(role, word));

/**
 * Signs in through the API in any language, without opening a page, for journeys that start after sign-in. Returns the
 * access token.
 */
export const signInThroughApi = (page: Page, { email, password, pin }: Omit<Credentials, 'role'>): Promise<string> =>
  beginSession(page, 'login', { email, password, pin });

/** Calls the API, and stores in the browser what the form would store, without changing the language. */
async function beginSession(page: Page, call: 'login' | 'register', data: object): Promise<string> {
  // An empty page on the portal's origin, to get access to its storage.
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }), { times: 1 });
  await page.goto('/blank');
  const headers = { 'accept-language': await page.evaluate(() => navigator.language) };
  const answer = await page.request.post(`/api/auth/${call}`, { data, headers });
  expect(answer.ok(), `${call} is answered with ${answer.status()}`).toBe(true);
  const { access_token, user } = (await answer.json()) as { access_token: string; user: { role: string } };
  await page.evaluate(
    ([token, stored, cookie]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', stored);
      document.cookie = cookie;
    },
    [access_token, JSON.stringify(user), choiceCookie('signed_in', user.role)] as const,
  );
  return access_token;
}

/** Creates an account as an admin does, with a password not chosen by its owner. */
export async function createAccountAsAdmin(
  request: APIRequestContext,
  wishes: Partial<Person> = {},
  { email, password, pin }: Omit<Credentials, 'role'> = running.account('admin'),
) {
  const session = await request.post('/api/auth/login', { data: { email, password, pin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const person = { ...newPerson(), ...wishes };
  const made = await request.post('/api/auth/register', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { ...person, role: 'preparer' },
  });
  expect(made.status()).toBe(201);
  const answer = (await made.json()) as { pin: string; access_token?: string };
  expect(answer.access_token).toBeUndefined();
  return { ...person, role: 'preparer', pin: answer.pin };
}

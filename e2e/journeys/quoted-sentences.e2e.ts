import type { Page } from '@playwright/test';
import { newPreparer } from '../support/clients-of-a-preparer';
import { fillPersonal, submitIntake } from '../support/intake';
import { pageHeading } from '../support/navigation';
import { fieldOf, registerThroughApi, signInAs, signInThroughApi, newPerson } from '../support/people';
import { expect, test } from '../support/portal';

/** A specified sentence and the situation that shows it. Excludes sentences covered by other journeys. */
interface Situation {
  sentence: string | RegExp;
  at: string;
  /** Heading to wait for, so that the test does not act on the previous page. */
  heading: string;
  /** Method and path of the failing request; default: none. */
  fails?: string;
  act?: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Matches requests to a path with wildcards, of any tax year. */
const calls =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    new RegExp(`^/api${(path.split('?')[0] ?? '').replaceAll('*', '[^/]*')}$`).test(pathname);

/**
 * Shows each sentence in its situation. Failed requests return an empty body, so that the page shows its own sentence.
 */
async function showEach(page: Page, situations: readonly Situation[]): Promise<void> {
  for (const { sentence, at, heading, fails, act } of situations)
    await test.step(String(sentence), async () => {
      const [method, path = ''] = fails?.split(' ') ?? [];
      await page.goto(at);
      await expect(pageHeading(page, heading)).toBeVisible();
      if (method)
        await page.route(calls(path), (route) =>
          route.request().method() === method ? route.fulfill({ status: 403, body: 'no' }) : route.fallback(),
        );
      await act?.(page);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
}

/** Fills in a new registration form. */
async function typeAccount(page: Page, password: string, again = password): Promise<void> {
  const { first_name, last_name, email } = newPerson();
  for (const [name, value] of [
    ['First name', first_name],
    ['Last name', last_name],
    ['Email', email],
    ['Password', password],
    ['Confirm password', again],
  ] as const)
    await fieldOf(page, name).fill(value);
  await press(page, 'Create Account');
}

async function typeLogin(page: Page, role: string): Promise<void> {
  const { email, password } = newPerson();
  await tab(page, role);
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Password').fill(password);
  await press(page, 'Sign In');
}

test('shows a visitor validation errors and failure messages', async ({ page, complaints }) => {
  complaints.expect(/^answer: 403 POST .*\/api\/auth\/(login|register)$/);
  const [login, account] = [
    { at: '/login', heading: 'Sign in' },
    { at: '/register', heading: 'Create your account' },
  ];
  await showEach(page, [
    { ...login, sentence: 'PIN is required for tax preparers', act: () => typeLogin(page, 'Tax Preparer') },
    { ...login, sentence: 'PIN is required for administrators', act: () => typeLogin(page, 'Admin') },
    { ...login, sentence: 'Login failed', fails: 'POST /auth/login', act: () => typeLogin(page, 'Client') },
    { ...account, sentence: 'Passwords do not match', act: () => typeAccount(page, 'one of them', 'another one') },
    { ...account, sentence: 'Password must be at least 6 characters long', act: () => typeAccount(page, 'short') },
    {
      ...account,
      sentence: 'Registration failed',
      fails: 'POST /auth/register',
      act: () => typeAccount(page, newPerson().password),
    },
    {
      ...account,
      sentence: /^Registration successful! Welcome to \S/,
      act: () => typeAccount(page, newPerson().password),
    },
  ]);
});

test('shows a client empty states, validation errors and failure messages', async ({ page, complaints }) => {
  complaints.expect(/^answer: 403 (POST|GET) .*\/api\//);
  await registerThroughApi(page);
  const choosing = { at: '/assign-preparer', heading: 'My Preparer' };
  await showEach(page, [
    {
      sentence: 'Required',
      at: '/documents',
      heading: 'Document Management',
      act: (open) => expect(open.getByText('Required', { exact: true })).toHaveCount(3),
    },
    {
      ...choosing,
      sentence: 'Please enter a preparer code',
      act: async () => {
        await fieldOf(page, 'Preparer code').click();
        await page.keyboard.press('Tab');
      },
    },
    {
      sentence: 'Failed to save intake form',
      at: '/intake-form',
      heading: 'Tax Intake Form',
      fails: 'POST /intake',
      act: () => press(page, 'Save Draft'),
    },
    {
      sentence: 'Failed to submit intake form',
      at: '/preparer/RENOKA/intake',
      heading: 'Tax Intake Form',
      fails: 'POST /intake/RENOKA',
      act: async () => {
        await fillPersonal(page);
        await submitIntake(page);
      },
    },
  ]);

  await test.step('shows "No preparers available"', async () => {
    await page.route('**/api/dashboard/preparers*', (route) =>
      route.fulfill({ status: 200, headers: { 'x-total-count': '0' }, json: [] }),
    );
    await page.goto('/assign-preparer');
    await expect(page.getByText('No preparers available')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('shows "Access Denied: Only clients can assign preparers."', async () => {
    // Simulates a newer server, which returns a role unknown to this page.
    await page.route('**/api/auth/me', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), role: 'auditor' } });
    });
    await page.goto('/assign-preparer');
    await expect(page.getByText('Access Denied: Only clients can assign preparers.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('shows a preparer the empty client list and errors for a picture or profile', async ({ page, complaints }) => {
  complaints.expect(/^answer: 403 (POST|PUT) .*\/api\/preparer\/profile/);
  await signInThroughApi(page, await newPreparer(page.request));
  const profile = { at: '/preparer/profile', heading: 'Profile' };
  const choose = (name: string, mimeType: string, size: number) => (open: Page) =>
    open
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name, mimeType, buffer: Buffer.alloc(size, 'not a picture ') });
  await showEach(page, [
    { sentence: 'No clients yet', at: '/dashboard', heading: 'Dashboard' },
    { ...profile, sentence: 'Please select an image file', act: choose('notes.txt', 'text/plain', 10) },
    { ...profile, sentence: 'Profile picture must be under 2MB', act: choose('large.png', 'image/png', 2_097_153) },
    {
      ...profile,
      sentence: 'Failed to upload profile picture',
      fails: 'POST /preparer/profile-picture',
      act: choose('me.png', 'image/png', 10),
    },
    {
      ...profile,
      sentence: 'Failed to update profile',
      fails: 'PUT /preparer/profile',
      act: (open) => press(open, 'Save Profile'),
    },
  ]);
});

test("shows a preparer the first page of documents and yesterday's messages", async ({ page }) => {
  await signInAs(page, 'preparer');
  const client = page.getByRole('link', { name: 'Imani Foster', exact: true });
  await expect(client).toBeVisible();
  const id = (await client.getAttribute('href'))?.split(/[/?]/)[2] ?? '';
  await page.route('**/api/documents?*', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as object[];
    const full = Array.from({ length: 25 }, (_, at) => ({ ...rows[at % rows.length], id: `row-${at}` }));
    await route.fulfill({ response: answer, json: full, headers: { ...answer.headers(), 'x-total-count': '163' } });
  });
  await showEach(page, [{ sentence: 'Showing 25 of 163 documents', at: '/documents', heading: 'Document Management' }]);
  await page.route(`**/api/messages/${id}?*`, async (route) => {
    const answer = await route.fetch();
    const created_at = new Date(Date.now() - 30 * 3_600_000).toISOString();
    const rows = (await answer.json()) as object[];
    await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, created_at })) });
  });
  await showEach(page, [{ sentence: 'Yesterday', at: `/messages/${id}`, heading: 'Messages' }]);
});

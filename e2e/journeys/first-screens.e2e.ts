import type { Locator, Page } from '@playwright/test';
import { accountMessages } from '@portal/domain/account/account.messages';
import { openIntake, openSection } from '../support/intake';
import { follow, pageHeading } from '../support/navigation';
import {
  canaries,
  register,
  sendSignIn,
  signInAs,
  signInOnThisPage,
  signOut,
  newPerson,
  registerThroughApi,
} from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';
import { solidPng } from '../support/solid-png';

const tablet = { width: 768, height: 1000 };
const wide = { width: 1280, height: 900 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (at: Locator): Promise<Box> => (await at.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };
const rightOf = ({ x, width }: Box): number => Math.round(x + width);

/** Submits an intake form and uploads an ID for the signed-in client. */
async function withTwoSteps(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const form = {
    ...{ ssn: canaries.ssn, date_of_birth: canaries.dateOfBirth, occupation: 'Baker', filing_status: 'single' },
    ...{ address: '1 Main Street', city: 'Detroit', state: 'MI', zip_code: '48226' },
    ...{ previous_year_refund: -320, submitted: true },
  };
  expect((await page.request.post('/api/intake', { headers, data: form })).status()).toBe(201);
  const file = { name: 'id.png', mimeType: 'image/png', buffer: solidPng() };
  const multipart = { file, document_type: 'id_verification' };
  expect((await page.request.post('/api/documents/upload', { headers, multipart })).status()).toBe(201);
}

/** Overrides fields of the `/api/site` response. */
const changeSite = async (page: Page, change: object): Promise<void> => {
  await page.route('**/api/site', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
};

test('fills the row of three preparers on the home page, on a tablet too', async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.goto('/');
  const team = page.getByRole('region', { name: 'Meet our preparers' });
  await expect(team.getByRole('link', { name: /^Visit Portal: / })).toHaveCount(3);
  const list = rightOf(await boxOf(team.getByRole('list').first()));
  const cards = await Promise.all((await team.locator('.public-preparers > li').all()).map(boxOf));
  for (const { y } of cards) {
    const row = cards.filter((card) => Math.round(card.y) === Math.round(y));
    expect(Math.max(...row.map(rightOf))).toBe(list);
  }
});

test('states on the register and home pages that only the assigned preparer can open a file', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No preparer other than yours can open your file.', { exact: true })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText('no preparer other than yours can open your file.')).toBeVisible();
});

test('shows that clients need no PIN after a wrong password', async ({ page, complaints }) => {
  complaints.expect(/answer: 401 POST .*\/api\/auth\/login/);
  await page.goto('/login');
  await sendSignIn(page, { role: 'client', email: newPerson().email, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email, password or PIN' })).toContainText(
    'Clients don’t use a PIN. Check your email and password.',
  );
});

test('keeps the tabs of the sign-in page in place when one is selected', async ({ page }) => {
  await page.goto('/login');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(Object.values(accountMessages.roles));
  const before = await Promise.all((await tabs.all()).map(boxOf));
  for (const name of ['Tax Preparer', 'Admin', 'Client']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    expect(await Promise.all((await tabs.all()).map(boxOf)), name).toEqual(before);
  }
});

test("shows the demo note only in demo mode, and the office's minimum length in the password hint", async ({
  page,
}) => {
  const note = page.getByText('Demo: the admin can also use the Tax Preparer login.');
  await page.goto('/login');
  await expect(note).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText('At least 6 characters.', { exact: false })).toBeVisible();
  await changeSite(page, { demo: false, password_min_length: 14 });
  await page.goto('/register');
  await expect(page.getByText('At least 14 characters.', { exact: false })).toBeVisible();
  // Follow the link, so that the site settings are already loaded when the page renders.
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(pageHeading(page, 'Sign in')).toBeVisible();
  await expect(note).toBeHidden();
});

test('aligns every page title of a density to the same left edge', async ({ page }) => {
  await page.setViewportSize(wide);
  let edges: Record<string, number> = {};
  const note = async (of: string): Promise<void> => {
    edges[of] = Math.round((await boxOf(pageHeading(page, /./))).x);
  };
  const expectOneEdge = (): void => expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
  await register(page);
  await note('the dashboard of a client');
  for (const [link, heading] of [
    ['Intake Form', 'Tax Intake Form'],
    ['Schedule C', 'Schedule C'],
    ['Documents', 'Document Management'],
    ['Income', 'Income Summary'],
    ['Messages', 'Messages'],
    ['My Preparer', 'My Preparer'],
    ['Account', 'Your account'],
  ] as const) {
    await follow(page, link, heading);
    await note(link);
  }
  expectOneEdge();
  // Staff pages use the full width, whose edge is the header's.
  edges = { header: Math.round((await boxOf(page.getByRole('banner').getByRole('link').first())).x) };
  for (const role of ['preparer', 'admin'] as const) {
    await signOut(page);
    await signInOnThisPage(page, running.account(role));
    await note(`the dashboard of the ${role}`);
    await follow(page, 'Documents', 'Document Management');
    await note(`documents of the ${role}`);
  }
  expectOneEdge();
});

test('returns all specified fields in the list of preparers', async ({ page }) => {
  await signInAs(page, 'client');
  const preparers = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await (await fetch('/api/dashboard/preparers', { headers })).json()) as object[];
  });
  expect(preparers.length).toBeGreaterThan(0);
  // Specification part 2, section 3.
  for (const preparer of preparers)
    expect(Object.keys(preparer)).toEqual(
      expect.arrayContaining([
        ...['id', 'first_name', 'last_name', 'email', 'phone', 'preparer_code', 'office_location', 'office_id'],
        ...['bio', 'specialties', 'profile_picture', 'created_at', 'portal_url'],
      ]),
    );
});

for (const [colorScheme, yellow] of [
  ['light', 'rgb(242, 189, 29)'],
  ['dark', 'rgb(242, 201, 76)'],
] as const)
  test.describe(`the dashboard in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('shows progress of 50% and more in yellow with its number, and the amount owed', async ({ page }) => {
      await register(page);
      await withTwoSteps(page);
      await page.reload();
      const bar = page.getByRole('progressbar', { name: 'Your progress' });
      await expect(bar).toHaveAttribute('aria-valuenow', '67');
      const number = page.getByText('67%');
      await expect(number).toBeVisible();
      const dot = await number.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
      expect(dot).toBe(yellow);
      await expect(page.getByRole('listitem').filter({ hasText: 'Last refund' })).toContainText('Owed $320.00');
    });
  });

test("aligns the button for the estimate's details with the edge of its bar", async ({ page }) => {
  await page.setViewportSize(tablet);
  await registerThroughApi(page);
  await openIntake(page);
  await page.locator('form [name="state"]').selectOption('MI');
  await openSection(page, 'Income Information');
  await page.locator('form [name="w2_income"]').fill('52000');
  const details = page.getByRole('complementary', { name: 'Estimated Tax Refund' }).getByRole('button', {
    name: 'Details',
  });
  await expect(details).toBeVisible();
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  expect(Math.abs(rightOf(await boxOf(details)) - rightOf(await boxOf(next)))).toBeLessThanOrEqual(1);
});

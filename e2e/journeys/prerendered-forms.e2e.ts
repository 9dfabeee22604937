import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { pageHeading, takenOver } from '../support/navigation';
import { fieldOf } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** Delays the shell's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(main|react)\.[0-9a-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await takenOver(page);
  };
}

const namesOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href], button, input, select')
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.getAttribute('name') ?? one.textContent}`));

for (const [path, title] of [
  ['/login', 'Sign in'],
  ['/register', 'Create your account'],
  ['/es/login', 'Iniciar sesión'],
  ['/es/register', 'Cree su cuenta'],
  ['/estimate', 'Estimate your refund'],
  ['/es/estimate', 'Estime su reembolso'],
  ['/general-intake', 'General Intake'],
  ['/es/general-intake', 'Formulario general'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${path} looks the same before and after its scripts, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ colorScheme });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(pageHeading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(/ · Motor City Tax Services$/);
      const before = { names: await namesOf(page), screen: await page.screenshot({ animations: 'disabled' }) };
      // After the screenshot, because it scrolls, which changes how edges are smoothed.
      await expectAccessible(page);
      await release();
      expect(await namesOf(page)).toEqual(before.names);
      expect((await page.screenshot({ animations: 'disabled' })).equals(before.screen)).toBe(true);
    });

test('keeps what was typed and where, and signs in on a press before the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  const { email, password } = running.account('client');
  await page.goto('/login', { waitUntil: 'commit' });
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Password').pressSequentially(password.slice(0, -1));
  await page.keyboard.press('Home');
  await release();
  await expect(fieldOf(page, 'Email')).toHaveValue(email);
  await expect(fieldOf(page, 'Password')).toBeFocused();
  await expect(fieldOf(page, 'Password')).toHaveValue(password.slice(0, -1));
  await page.keyboard.press('End');
  await page.keyboard.type(password.slice(-1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('sends a form once that was submitted before the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const { email, password } = running.account('client');
  await page.goto('/login', { waitUntil: 'commit' });
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/login$/);
  await release().catch(() => undefined);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent.filter((path) => path === '/api/auth/login')).toHaveLength(1);
});

test('opens the tab of preparers if it was pressed before the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await fieldOf(page, 'Email').fill('p@example.com');
  await page.getByRole('tab', { name: 'Tax Preparer' }).click();
  await release();
  await expect(page.getByRole('tab', { name: 'Tax Preparer' })).toHaveAttribute('aria-selected', 'true');
  await expect(fieldOf(page, 'Email')).toHaveValue('p@example.com');
  await expect(page.getByRole('textbox', { name: 'PIN' })).toBeVisible();
});

test('counts what was typed into the estimate before the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/estimate', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
  await page.getByLabel('Children you claim').selectOption('2');
  await page.getByLabel('W-2 income').fill('48,000');
  await page.getByLabel('Federal tax withheld').fill('3000');
  await release();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('MI');
  await expect(page.getByLabel('Children you claim')).toHaveValue('2');
  await expect(page.getByRole('complementary', { name: /Estimated/ })).toContainText(/\$\d/);
});

test('opens the next step of the intake if it was pressed before the scripts arrive', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/general-intake', { waitUntil: 'commit' });
  await fieldOf(page, 'First name').fill('Dana');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await release();
  await expect(page).toHaveURL(/\?step=2$/);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(fieldOf(page, 'First name')).toHaveValue('Dana');
});

test('keeps what was typed while the files of an area cannot be loaded, and works once they can', async ({
  page,
  complaints,
}) => {
  complaints.expect(/mfe_public|remotes\/public|ERR_FAILED|Failed to fetch/);
  const files = '**/remotes/public/**';
  await page.route(files, (route) => route.abort());
  await page.goto('/general-intake');
  const alert = page.getByRole('alert').filter({ hasText: 'what you’ve typed stays here' });
  await expect(alert).toBeVisible();
  await fieldOf(page, 'First name').fill('Dana');
  await page.unroute(files);
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\?step=2$/);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(fieldOf(page, 'First name')).toHaveValue('Dana');
});

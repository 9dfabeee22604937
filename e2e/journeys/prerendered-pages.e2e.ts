import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { fillPersonal, submitIntake } from '../support/intake';
import { follow, pageHeading } from '../support/navigation';
import { fieldOf, signInAs, newPerson } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reading = ['/', '/agent-links', '/office/detroit-main', '/preparer/RENOKA', '/privacy', '/terms'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the content of every read-only page in each language, with links to the other language', async ({
    page,
  }) => {
    for (const path of reading) {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
      await page.getByRole('link', { name: 'Español', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/es${path === '/' ? '' : path}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await page.getByRole('link', { name: 'English', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('searches the directory', async ({ page }) => {
    await page.goto('/agent-links');
    await page.getByRole('searchbox', { name: 'Search preparers' }).fill('okaf');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/agent-links\?search=okaf/);
    await expect(main(page).getByRole('article')).toHaveCount(1);
  });
});

test.describe('read-only page', () => {
  test("has a URL of its own in each language regardless of the browser's language, and links to pages in that language", async ({
    page,
  }) => {
    await page.goto('/es');
    await main(page)
      .getByRole('link', { name: 'Ver equipo' })
      .or(main(page).locator('a[href="/es/agent-links"]'))
      .first()
      .click();
    await expect(page).toHaveURL(/\/es\/agent-links$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Preparadores de impuestos' })).toBeVisible();
    // The script behind the language select loads after the content.
    await page.waitForLoadState();
    await page.locator('select[name=locale]').selectOption('English');
    await expect(page).toHaveURL(/[^s]\/agent-links$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tax Preparers' })).toBeVisible();
    await page.waitForLoadState();
    await page.locator('select[name=locale]').selectOption('Español');
    await expect(page).toHaveURL(/\/es\/agent-links$/);
    // The chosen language also applies to the shell's pages and to the root path.
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/es\/login$/);
    await expect(pageHeading(page, 'Iniciar sesión')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('supports copying a link and searching without React', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/agent-links');
    await press(page, 'Copy Portal Link Renee Okafor');
    await expect(page.getByText('Portal link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${running.url()}/preparer/RENOKA`);
    await page.getByRole('searchbox', { name: 'Search preparers' }).pressSequentially('okaf');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('searchbox').fill('nobody at all');
    await expect(page.getByText('No preparers match your search')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(main(page).getByRole('article').nth(5)).toBeVisible();
  });

  test('is rendered by the shell for signed-in users', async ({ page, context }) => {
    await signInAs(page, 'client');
    await page.goto('/agent-links');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    // Without the cookie, the stored tokens suffice to show the session.
    await context.clearCookies({ name: 'signed_in' });
    await page.goto('/agent-links').catch(() => undefined);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('is listed in the sitemap, whose URLs all resolve to the right page', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${running.url()}/sitemap.xml`);
    const read = async (): Promise<string[]> => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    };
    const addresses = await read();
    expect(addresses.length).toBeGreaterThanOrEqual(2 * (4 + 2 + 13));
    for (const address of addresses) {
      const answer = await request.get(address, { headers: { accept: 'text/html' } });
      // A parallel test may have deleted a preparer since.
      if (answer.status() === 404 && !(await read()).includes(address)) continue;
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toMatch(new RegExp(`<link rel="canonical" href="${address}"`));
    }
  });
});

test("lets a visitor register from a preparer's page and submit the form to that preparer despite a network failure", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^failed: POST \S+\/api\/intake\/RENOKA\?year=\d+ net::ERR_FAILED$/);
  const person = newPerson();
  await page.goto('/preparer/RENOKA');
  await follow(page, main(page).getByRole('link', { name: 'Create Account' }), 'Create your account');
  await expect(page).toHaveURL(/\/register\?preparer=RENOKA$/);
  await fieldOf(page, 'First name').fill(person.first_name);
  await fieldOf(page, 'Last name').fill(person.last_name);
  await fieldOf(page, 'Email').fill(person.email);
  await fieldOf(page, 'Password').fill(person.password);
  await fieldOf(page, 'Confirm password').fill(person.password);
  await press(page, 'Create Account');

  await expect(page).toHaveURL(/\/preparer\/RENOKA\/intake$/);
  await expect(page.getByText('Your form goes to Renee Okafor, who will prepare your return.')).toBeVisible();
  await fillPersonal(page);
  let cut = true;
  await page.route('**/api/intake/RENOKA*', (route) => (cut ? route.abort() : route.continue()));
  await submitIntake(page);
  await expect(page.getByText('Failed to submit intake form')).toBeVisible();
  // The review stays open and shows every answer.
  await expect(page.getByRole('region', { name: 'Personal Information' })).toContainText('Detroit');
  cut = false;
  await press(page, 'Submit Form');
  await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/assign-preparer');
  await expect(page.getByRole('heading', { name: 'Your preparer', exact: true })).toBeVisible();
  await expect(main(page).getByText('Renee Okafor').first()).toBeVisible();
});

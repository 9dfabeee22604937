import { expectAccessible } from '../support/accessible';
import { register, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const pages: Readonly<Record<string, readonly string[]>> = {
  visitor: ['/', '/login', '/register', '/forgot-password', '/agent-links', '/office/outer-drive', '/general-intake'],
  client: [
    ...['/dashboard', '/return', '/intake-form', '/schedule-c', '/income-summary', '/assign-preparer'],
    ...['/documents', '/messages', '/account'],
  ],
  preparer: ['/dashboard', '/documents', '/messages', '/preparer/profile'],
  admin: ['/admin', '/documents', '/messages'],
};

test.describe('Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 360, height: 800 } });

  for (const [role, paths] of Object.entries(pages))
    test(`fits every page on a phone screen: ${role}`, async ({ page }) => {
      if (role !== 'visitor') await signInThroughApi(page, running.account(role));
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(tooWide, `${path} scrolls sideways`).toBe(false);
      }
    });

  for (const role of ['client', 'preparer', 'admin'])
    for (const width of [1100, 1280])
      test(`shows the header's links and buttons in one line and in full at ${width} px: ${role}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await signInThroughApi(page, running.account(role));
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const header = page.getByRole('banner');
        await expect(header.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
        if (role === 'admin') await expect(header.getByRole('combobox')).toHaveCount(2);
        const broken = await header.evaluate((element) => {
          const isVisible = (one: Element) => one.getClientRects().length > 0;
          const nav = [...element.querySelectorAll('nav')].filter(isVisible);
          const cut = nav.filter((one) => one.scrollWidth > one.clientWidth).map(() => 'a cut link');
          const labels = [...element.querySelectorAll('a:not(.ui-brand), button')].filter(isVisible);
          const lines = (one: Element): number => {
            const text = document.createRange();
            text.selectNodeContents(one);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
          };
          return [...cut, ...labels.filter((one) => lines(one) > 1).map((one) => one.textContent)];
        });
        expect(broken).toEqual([]);
      });

  test("follows the browser's language until the user chooses one", async ({ page }) => {
    const { email, password } = running.account('client');
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Cliente', exact: true }).click();
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$|\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('follows the user to another browser once chosen', async ({ page, browser }) => {
  const person = await register(page);
  const kept = page.waitForResponse('**/api/auth/preferences');
  await page.getByLabel('Language').selectOption('Español');
  expect((await kept).status()).toBe(200);
  const other = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
  const there = await other.newPage();
  await there.goto('/login');
  await there.getByRole('tab', { name: 'Client', exact: true }).click();
  await there.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await there.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await there.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(there.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await other.close();
});

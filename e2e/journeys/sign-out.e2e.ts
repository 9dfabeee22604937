import { signInAs } from '../support/people';
import { expect, test } from '../support/portal';

test.describe('sign-out', () => {
  test('clears the prefetch caches, but keeps the language, the known device and other tabs', async ({
    page,
    context,
  }) => {
    const visitor = await context.newPage();
    await visitor.goto('/test');
    await visitor.evaluate(() => sessionStorage.setItem('draft', 'of a visitor'));
    await page.goto('/login');
    await page.getByLabel('Language').selectOption('Español');
    await page.getByLabel('Idioma').selectOption('English');
    await expect(page.getByLabel('Language')).toBeVisible();
    await signInAs(page, 'client');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    const answered = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const answer = await answered;
    expect((await answer.allHeaders())['clear-site-data']).toBe('"prefetchCache", "prerenderCache"');
    const names = (await context.cookies()).map(({ name }) => name).sort();
    expect(names).toEqual(['locale', expect.stringMatching(/portal_device$/)]);
    expect(await visitor.evaluate(() => sessionStorage.getItem('draft'))).toBe('of a visitor');
    // Browsers other than Chromium clear the portal's whole HTTP cache instead, which is harmless.
    const other = await page.request.post('/api/auth/logout');
    expect(other.headers()['clear-site-data']).toBe('"cache"');
  });
});

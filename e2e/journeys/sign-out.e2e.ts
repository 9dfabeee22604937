import type { Page } from '@playwright/test';
import { signInAs, signOut } from '../support/people';
import { expect, test } from '../support/portal';

/** Returns everything that the browser stores for the portal, apart from cookies and the HTTP cache. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const rows: Record<string, number> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const table of database.objectStoreNames)
        rows[`${name} ${table}`] = await new Promise<number>((resolve) => {
          const counting = database.transaction(table).objectStore(table).count();
          counting.onsuccess = () => resolve(counting.result);
        });
      database.close();
    }
    const caches = await window.caches.keys();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      local: Object.keys(localStorage).sort(),
      user: Object.keys(JSON.parse(localStorage.getItem('user') ?? '{}') as object).sort(),
      session: Object.keys(sessionStorage),
      rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
      caches: caches.length + workers.length,
    };
  });

test.describe('sign-out', () => {
  for (const role of ['client', 'preparer', 'admin'] as const)
    test(`leaves nothing in the storage of the browser, which held only token and user: ${role}`, async ({ page }) => {
      await signInAs(page, role);
      for (const path of ['/dashboard', '/documents', '/messages', '/account']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await stored(page)).toEqual({
          local: ['token', 'user'],
          user: expect.arrayContaining(['email', 'first_name', 'id', 'last_name', 'role']),
          session: [],
          rows: 0,
          caches: 0,
        });
      }
      const { user } = await stored(page);
      const known = ['created_at', 'locale', 'must_change_password', 'phone', 'preparer_code', 'status'];
      expect(
        user.filter((name) => ![...known, 'email', 'first_name', 'id', 'last_name', 'role'].includes(name)),
      ).toEqual([]);
      await signOut(page);
      expect(await stored(page)).toEqual({ local: [], user: [], session: [], rows: 0, caches: 0 });
    });

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

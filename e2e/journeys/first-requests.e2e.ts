import type { Page } from '@playwright/test';
import { pageHeading } from '../support/navigation';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const firstScreens = [
  { role: 'client', path: '/dashboard', data: ['/api/return', '/api/intake', '/api/documents/categories?latest=3'] },
  { role: 'client', path: '/return', data: ['/api/return'] },
  { role: 'client', path: '/intake-form', data: ['/api/intake', '/api/my-preparer'] },
  { role: 'preparer', path: '/dashboard', data: ['/api/dashboard/clients/totals', '/api/dashboard/clients/views'] },
  { role: 'admin', path: '/dashboard', data: ['/api/admin/dashboard'] },
] as const;

/** Holds back the area's code until its data has been requested. */
async function holdArea(page: Page, area: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/remotes/${area}/**`, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return () => release();
}

/** Returns the address, or those of the combined reads. */
const readsOf = ({ pathname, search, searchParams }: URL): string[] =>
  pathname === '/api/early' ? searchParams.getAll('path').map((path) => `/api${path}`) : [`${pathname}${search}`];

for (const { role, path, data } of firstScreens)
  test(`requests the data of ${path} while the code of the ${role} area loads`, async ({ page }) => {
    await signInThroughApi(page, running.account(role));
    const release = await holdArea(page, role);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...readsOf(new URL(request.url()))));
    await page.goto(path);
    await expect.poll(() => data.filter((address) => !asked.includes(address))).toEqual([]);
    release();
    await expect(pageHeading(page, /./)).toBeVisible();
    const preloaded = await page.locator('head > link[rel=preload][as=script]').count();
    expect(preloaded).toBeGreaterThan(2);
  });

/** Opens the page, and returns what it requests twice and what it loads without a hash. */
async function loadedFiles(page: Page, path: string): Promise<{ twice: string[]; unchecked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css|json)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto(path);
  await expect(pageHeading(page, /./)).toBeVisible();
  const elements = page.locator('script[src]:not([integrity]), link[rel=stylesheet]:not([integrity]):not([disabled])');
  const unchecked = await elements.evaluateAll((found) => found.map((element) => element.outerHTML));
  return { twice: asked.filter((url, index) => asked.indexOf(url) !== index), unchecked };
}

for (const { role, path } of firstScreens)
  test(`loads each file of ${path} once for the ${role}, with its hash`, async ({ page }) => {
    await signInThroughApi(page, running.account(role));
    expect(await loadedFiles(page, path)).toEqual({ twice: [], unchecked: [] });
  });

for (const path of ['/login', '/estimate', '/general-intake'])
  test(`loads each file of ${path} once for a visitor, with its hash`, async ({ page }) => {
    expect(await loadedFiles(page, path)).toEqual({ twice: [], unchecked: [] });
  });

test('preloads no area for a visitor', async ({ page }) => {
  await page.goto('/login');
  await expect(pageHeading(page, 'Sign in')).toBeVisible();
  expect(await page.locator('head > link[rel=preload][href^="/remotes/"]').count()).toBe(0);
});

test('reads what the first screen needs in one request, together with the session check', async ({ page }) => {
  await signInThroughApi(page, running.account('client'));
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto('/dashboard');
  await expect(page.getByRole('progressbar', { name: 'Your progress' })).toBeVisible();
  const ofApi = asked.filter(({ pathname }) => pathname.startsWith('/api/'));
  expect(ofApi.slice(0, 1).flatMap(readsOf)).toEqual(expect.arrayContaining(['/api/auth/me', '/api/intake']));
  expect(asked.map(({ pathname }) => pathname)).not.toContain('/remotes.json');
  expect(ofApi.map(({ pathname }) => pathname)).not.toContain('/api/site');
});

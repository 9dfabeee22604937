import type { Page } from '@playwright/test';
import { season } from '@portal/domain/testing/season';
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/people';
import { expect, test } from '../support/portal';

/** Budget for a first visit, in compressed bytes; `npm run bench:web` measures the actual values. */
const budget = { beforePaint: 9_000, bytes: 10_000, requests: 2 };
/** Budget for read-only entry pages; the directory and office pages include the visible portraits. */
const reading = { bytes: 35_000, requests: 10 };
/** Budgets for pages with a form, in bytes: the shell, the form and its rules, without antd. */
const formBudgets = {
  '/login': 197_000,
  '/register': 195_000,
  '/forgot-password': 193_000,
  '/general-intake': 230_000,
  // The engine brings the law of 2024; that of another season is a script of its own.
  '/estimate': season === 2024 ? 262_500 : 270_500,
};

/** Document and styles of a prerendered form, bytes: its scripts take it over while it is being used. */
const beforeUse = 20_000;

interface Loaded {
  path: string;
  bytes: number;
}

/** Starts recording what the page loads. */
function listen(page: Page): () => Promise<Loaded[]> {
  const loads: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const load = request.sizes().then(({ responseBodySize }) => ({
      path: new URL(request.url()).pathname,
      bytes: responseBodySize,
    }));
    loads.push(load);
  });
  return () => Promise.all(loads);
}

/** Waits until nothing has loaded for a second. The network is never idle, because the event stream stays open. */
async function untilLoaded(loaded: () => Promise<Loaded[]>): Promise<void> {
  let before = 0;
  const isStill = async (): Promise<boolean> => {
    const { length } = await loaded();
    const same = length === before;
    before = length;
    return same;
  };
  await expect.poll(isStill, { intervals: [1_000] }).toBe(true);
}

interface Manifest {
  shared: { name: string; assets: { js: { sync: string[] } } }[];
}

/** The files of a shared module, from the shell's manifest. */
async function filesOf(page: Page, part: string): Promise<string[]> {
  const manifest = (await (await page.request.get('/mf-manifest.json')).json()) as Manifest;
  const files = manifest.shared.filter(({ name }) => name === part).flatMap(({ assets }) => assets.js.sync);
  expect(files, part).not.toEqual([]);
  return files.map((file) => `/${file}`);
}

const sumOf = (loaded: Loaded[]): number => loaded.reduce((sum, { bytes }) => sum + bytes, 0);

const areasIn = (loaded: Loaded[]): string[] => [
  ...new Set(loaded.flatMap(({ path }) => /^\/remotes\/(\w+)\//.exec(path)?.[1] ?? [])),
];

const pages = [
  ...['/', '/login', '/register', '/forgot-password', '/reset-password', '/reset-password#a-token'],
  ...[
    '/es',
    '/es/agent-links',
    '/agent-links',
    '/office/outer-drive',
    '/office/none',
    '/preparer/RENOKA',
    '/preparer/NOBODY',
    '/privacy',
    '/es/terms',
  ],
  ...['/general-intake', '/estimate', '/test', '/no/such/page'],
];

// The longest files, and among the last: on one worker they would run on alone after all others.
test.describe.configure({ mode: 'parallel' });

test.describe('visitor', () => {
  test('downloads nothing from the client, preparer and admin areas', async ({ page }) => {
    const loaded = listen(page);
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your taxes, prepared by people you can call.' }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(areasIn(await loaded())).toEqual([]);
    await page.goto('/general-intake');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(areasIn(await loaded())).toEqual(['public']);
  });

  test('downloads little on a first visit, and no form code before a page with a form', async ({ page }) => {
    const loaded = listen(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const first = await loaded();
    expect(first.length).toBeLessThanOrEqual(budget.requests);
    expect(sumOf(first)).toBeLessThan(budget.bytes);
    // The document alone suffices for the first paint: styles are inlined, and the script loads later.
    expect(sumOf(first.filter(({ path }) => !/^\/pages\/.*\.js$/.test(path)))).toBeLessThan(budget.beforePaint);
    // The manifest also names what else loads with the file of the form fields and the validator.
    const later = (await filesOf(page, '@portal/ui-kit/forms')).filter((path) => path.startsWith('/forms.'));
    expect(later).toHaveLength(1);
    expect(await filesOf(page, 'class-validator')).toEqual(expect.arrayContaining(later));
    expect(first.filter(({ path }) => later.includes(path))).toEqual([]);
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const paths = (await loaded()).map(({ path }) => path);
    for (const file of later) expect(paths).toContain(file);
  });

  for (const path of ['/es', '/agent-links', '/office/detroit-main', '/preparer/RENOKA', '/privacy', '/es/terms'])
    test(`downloads little if the first page is ${path}`, async ({ page }) => {
      const loaded = listen(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const first = await loaded();
      expect(sumOf(first)).toBeLessThan(reading.bytes);
      expect(first.length).toBeLessThanOrEqual(reading.requests);
    });

  for (const [path, most] of Object.entries(formBudgets))
    test(`downloads no part of antd for the form at ${path}`, async ({ page }) => {
      const loaded = listen(page);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const first = await loaded();
      expect(sumOf(first)).toBeLessThan(most);
      const antds = await filesOf(page, '@portal/ui-kit/feedback');
      expect(first.filter(({ path: file }) => antds.includes(file))).toEqual([]);
    });

  for (const path of ['/login', '/register'])
    test(`downloads little before ${path} can be used`, async ({ page }) => {
      const loaded = listen(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const needed = (await loaded()).filter((file) => file.path === path || file.path.endsWith('.css'));
      expect(needed.map((file) => file.path)).toContain(path);
      expect(sumOf(needed)).toBeLessThan(beforeUse);
    });

  // Each page is loaded at one end of the widths and resized to the others, upwards and downwards.
  for (const [colorScheme, widths] of [
    ['light', [360, 768, 1280]],
    ['dark', [1280, 768, 360]],
  ] as const)
    test(`can use every page at ${widths.join(', ')} px, ${colorScheme}`, async ({ page, complaints }) => {
      // Two of the pages are for an office and a preparer that do not exist.
      complaints.expect(/^answer: 404 GET .*\/(office\/none|preparer\/NOBODY)$/);
      await page.emulateMedia({ colorScheme });
      for (const path of pages) {
        await page.setViewportSize({ width: widths[0], height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of widths)
          await test.step(`${path} at ${width} px`, async () => {
            await page.setViewportSize({ width, height: 800 });
            await expectAccessible(page);
            const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
            expect(tooWide, `${path} scrolls sideways`).toBe(false);
          });
      }
    });

  test('keeps the chosen theme without browser storage', async ({ page }) => {
    await page.goto('/');
    const ground = () => page.evaluate(() => document.documentElement.classList.contains('portal-dark'));
    await page.getByLabel('Appearance').selectOption('dark');
    await expect.poll(ground).toBe(true);
    await page.reload();
    await expect(page.getByLabel('Appearance')).toHaveValue('dark');
    expect(await ground()).toBe(true);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

test.describe('signed-in user', () => {
  for (const role of ['client', 'preparer', 'admin'] as const)
    test(`downloads only their own area: ${role}`, async ({ page }) => {
      const loaded = listen(page);
      await signInAs(page, role);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await untilLoaded(loaded);
      expect(areasIn(await loaded())).toEqual([role]);
      expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'user']);
    });
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { openAdministration } from '../../support/office';
import { expect, test } from '../../support/portal';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** Exact sentences of these tabs (specification part 2), by the URL that shows them. */
const sentences = [
  ['/admin', 'Total Users'],
  ['/admin', 'Active Clients'],
  ['/admin', 'Assigned Clients'],
  ['/admin', 'Unassigned Clients'],
  ['/admin', 'Total Documents'],
  ['/admin', 'Total Reported Income'],
  ['/admin/revenue', 'Income Breakdown'],
  ['/admin/revenue', 'Top Revenue Offices'],
  ['/admin/revenue', 'Revenue by Office'],
  ['/admin/revenue', 'Top 5 Revenue Preparers'],
  ['/admin/revenue', 'Client Analytics'],
  ['/admin/revenue', 'High-income clients (over $100k)'],
  ['/admin/clients', 'Detroit Main Office'],
  ['/admin/clients', 'Outer Drive Location'],
] as const;

test('uses the specified wording on the statistics tabs', async ({ page }) => {
  await openAdministration(page);
  for (const [address, sentence] of sentences)
    await test.step(`shows on ${address}: ${sentence}`, async () => {
      if (new URL(page.url()).pathname !== address) await page.goto(address);
      await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    });
});

/** Reads the number in a text such as "12 in 16 weeks" or "4 clients · Normal": the first one. */
const firstNumber = async (of: Locator): Promise<number> =>
  Number(/[\d,]+/.exec((await of.textContent()) ?? '')?.[0].replaceAll(',', ''));

/** Reads the number after the colon in the name of a week or month. */
const numberOfPeriod = async (of: Locator): Promise<number> =>
  Number(/: ([\d,]+)/.exec((await of.getAttribute('aria-label')) ?? '')?.[1]?.replaceAll(',', ''));

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tileOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) });
const lastWeek = (page: Page, name: string) => card(page, name).getByRole('listitem').last().getByRole('link');
const wait = 'Waiting for a preparer';
const inBars = (page: Page, name: string, text: string | RegExp) => card(page, name).getByRole('link', { name: text });

interface Figure {
  at: string;
  name: string;
  read: (page: Page) => Promise<number>;
  link: (page: Page) => Locator;
}

const tile = (at: string, label: string): Figure => ({
  at,
  name: label,
  read: async (page) => Number(((await tileOf(page, label).textContent()) ?? '').replace(/\D/g, '')),
  link: (page) => tileOf(page, label).getByRole('link').first(),
});
const bar = (at: string, name: string, of: (page: Page) => Locator): Figure => ({
  at,
  name,
  read: (page) => firstNumber(of(page).locator('strong')),
  link: of,
});
const total = (name: string): Figure => ({
  at: '/dashboard',
  name: `${name}, all weeks`,
  read: (page) => firstNumber(card(page, name).getByRole('link').first()),
  link: (page) => card(page, name).getByRole('link').first(),
});
const week = (name: string): Figure => ({
  at: '/dashboard',
  name: `${name}, this week`,
  read: (page) => numberOfPeriod(lastWeek(page, name)),
  link: (page) => lastWeek(page, name),
});

const figures: readonly Figure[] = [
  tile('/dashboard', 'Clients without a preparer'),
  tile('/dashboard', 'Preparers to approve'),
  tile('/dashboard', 'Open leads'),
  bar('/dashboard', '4 to 7 days', (page) => inBars(page, wait, /^4 to 7 days/)),
  bar('/dashboard', 'Since today', (page) => inBars(page, wait, /^Since today/)),
  bar('/dashboard', 'workload', (page) => inBars(page, 'Most clients per preparer', /client/).first()),
  total('New clients'),
  total('Submitted intake forms'),
  total('Documents'),
  week('New clients'),
  week('Submitted intake forms'),
  week('Documents'),
  tile('/admin', 'Active Clients'),
  tile('/admin', 'Assigned Clients'),
  tile('/admin', 'Unassigned Clients'),
  tile('/admin', 'Total Documents'),
  bar('/admin', 'Detroit Main Office', (page) => inBars(page, 'Revenue by Office', /^Detroit Main Office/)),
  {
    at: '/admin',
    name: 'this month',
    read: (page) => numberOfPeriod(lastWeek(page, 'Reported income by month of submission')),
    link: (page) => lastWeek(page, 'Reported income by month of submission'),
  },
];

test('links each figure to a list with the same count', async ({ page }) => {
  test.setTimeout(600_000);
  await openAdministration(page);
  for (const { at, name, read, link } of figures)
    await test.step(`${at}: ${name}`, async () => {
      // Parallel tests add clients and documents between the two pages, so compare again.
      await expect(async () => {
        await page.goto(at);
        await expect(link(page)).toBeVisible();
        const figure = await read(page);
        expect(figure).not.toBeNaN();
        await link(page).click();
        await expect(page).not.toHaveURL(new RegExp(`${at}$`));
        await expect(page.locator('.ui-bar__count')).toHaveText(figure.toLocaleString('en-US'), { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
    });
});

test('opens the clients of an office', async ({ page }) => {
  await openAdministration(page);
  await page.goto('/admin/clients');
  await expectAccessible(page);
  await table(page, 'Offices').getByRole('link', { name: 'Detroit Main Office' }).click();
  await expect(page.getByRole('heading', { name: 'Clients at Detroit Main Office' })).toBeVisible();
});

test('draws the revenue charts, each with a table beside it', async ({ page }) => {
  await openAdministration(page);
  await tab(page, 'Revenue Analytics').click();
  for (const what of ['Income by type', 'Revenue by Office']) {
    const chart = page.getByRole('img', { name: `${what}: bar chart` });
    await expect(chart).toBeVisible();
    const drawn = () =>
      chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.some((value) => value !== 0);
      });
    await expect.poll(drawn).toBe(true);
  }
  await expect(table(page, 'Income by type').getByRole('cell', { name: 'W-2 wages' })).toBeVisible();
  await expectAccessible(page);
});

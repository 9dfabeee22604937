import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { running } from '../support/running';
import { clientWithDocuments, fill, shorter, tables } from '../support/staff-tables';

/** Number of rows that must be in sight at 1280 × 800. */
const enough = 14;

// The longest files, and among the last: on one worker they would run on alone after all others.
test.describe.configure({ mode: 'parallel' });

test('knows every table of the staff areas', () => {
  const sources = ['mfe-admin/src', 'mfe-preparer/src', 'libs/feature-documents/src/staff']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !/\.spec\.tsx$|\/server-table\.tsx$/.test(file))
    .filter((file) => /<(DataTable|ServerTable)\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(sources.sort()).toEqual([...tables.map(({ file }) => file), ...shorter].sort());
});

/** Counts the rows that are entirely in the window and not covered by a bar. */
const rowsInSight = (page: Page, name: string): Promise<number> =>
  page.getByRole('table', { name, exact: true }).evaluate(
    (table) =>
      [...table.querySelectorAll('tbody tr.ui-data-table__row')].filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        const isShown = (y: number) => row.contains(document.elementFromPoint(left + 4, y));
        return top >= 0 && bottom <= window.innerHeight && isShown(top + 2) && isShown(bottom - 2);
      }).length,
  );

test.describe('at 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const table of tables)
    test(`shows at least ${enough} rows of 40 px under a bar of 48 px: ${table.role} ${table.at} ${table.name}`, async ({
      page,
    }) => {
      await fill(page, table);
      // Bulk assignments of other journeys can still be undone, and each offer takes the place of a row.
      await page.route(/\/api\/admin\/bulk-assignments/, (route) => route.fulfill({ json: [] }));
      await signInThroughApi(page, running.account(table.role));
      await page.goto(table.at.replace(':client', await clientWithDocuments(page)));
      const shown = page.getByRole('table', { name: table.name, exact: true });
      await expect(shown).toHaveAttribute('aria-busy', 'false');
      const rows = shown.locator('tbody tr.ui-data-table__row');
      await expect(rows.nth(enough)).toBeAttached();
      const bar = page.locator('.ui-bar').first();
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(48);
      expect(await rows.evaluateAll((all) => Math.max(...all.map((row) => row.clientHeight)))).toBeLessThanOrEqual(41);
      if (table.file.includes('revenue')) await shown.evaluate((element) => element.scrollIntoView());
      expect(await rowsInSight(page, table.name)).toBeGreaterThanOrEqual(enough);
    });
});

/** Returns the texts of the chips that their cell cuts. Of several in a cell, the last ones may be. */
const cutChips = (page: Page): Promise<(string | null)[]> =>
  page.locator('tbody .ui-chip').evaluateAll((chips) =>
    chips
      .filter((chip) => (chip.closest('td')?.querySelectorAll('.ui-chip').length ?? 0) <= 2)
      .filter((chip) => {
        const { right } = chip.getBoundingClientRect();
        const box = chip.closest('.ui-data-table__value') ?? chip;
        return chip.scrollWidth > chip.clientWidth + 1 || right > box.getBoundingClientRect().right + 1;
      })
      .map(({ textContent }) => textContent),
  );

test.describe('in Spanish, at 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'es-US' });
  for (const table of tables)
    test(`keeps the bar and each row on one line, and shows whole states: ${table.role} ${table.at} ${table.name}`, async ({
      page,
    }) => {
      await fill(page, table);
      await page.route(/\/api\/admin\/bulk-assignments/, (route) => route.fulfill({ json: [] }));
      await signInThroughApi(page, running.account(table.role));
      await page.goto(`/es${table.at.replace(':client', await clientWithDocuments(page))}`);
      const rows = page.locator('tbody tr.ui-data-table__row');
      await expect(rows.nth(enough)).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
      expect(await rows.evaluateAll((all) => Math.max(...all.map((row) => row.clientHeight)))).toBeLessThanOrEqual(41);
      expect(await cutChips(page)).toEqual([]);
      const bars = await page.locator('.ui-bar').evaluateAll((all) => all.map((bar) => bar.clientHeight));
      for (const height of bars) expect(height).toBeLessThanOrEqual(48);
    });
});

/** Tabs (specification part 2, section 2). */
const eightTabs = [
  'Overview',
  'Client Intakes',
  'Revenue Analytics',
  'Clients by Office',
  'Preparer Management',
  'Office Management',
  'Client Assignments',
  'Activity History',
];

for (const width of [768, 1024, 1280, 1920])
  test(`shows the eight tabs of the administration in one row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInThroughApi(page, running.account('admin'));
    await page.goto('/admin/history');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(eightTabs);
    const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const [more, last] = [page.getByText('More', { exact: true }), tabs.last()];
    await expect(more).toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
  });

test('shows the whole label of the open tab of the administration on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInThroughApi(page, running.account('admin'));
  for (const at of ['intakes', 'preparers', 'offices', 'assignments', 'history']) {
    await page.goto(`/es/admin/${at}`);
    const label = page.getByRole('tab', { selected: true });
    await expect(label).toBeVisible();
    const more = page.locator('summary', { hasText: 'Más' });
    const beyond = async () => {
      const [own, end] = [await label.boundingBox(), await more.boundingBox()];
      return own && end ? Math.max(-own.x, own.x + own.width - end.x) : NaN;
    };
    await expect.poll(beyond, { message: at }).toBeLessThanOrEqual(0);
  }
});

test('keeps targets of 44 px and cards of one column on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await signInThroughApi(page, running.account('admin'));
  for (const at of ['/admin/assignments?status=all', '/admin/intakes', '/admin/preparers']) {
    await page.goto(at);
    await expect(page.locator('.ui-data-table--cards tr.ui-data-table__row, .admin-preparer').first()).toBeVisible();
    const small = await page
      .getByRole('main')
      .locator('button:visible, summary:visible')
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ height, width }) => width > 1 && height < 43.5)
          .map(({ height }) => height),
      );
    expect(small).toEqual([]);
  }
  await context.close();
});

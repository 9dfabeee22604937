import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, down, openAdministration, openPart, sentenceOn } from '../../support/office';
import { expect, test } from '../../support/portal';

/** Long timeout: the test opens a page for each list and each failure. */
test.describe.configure({ timeout: 480_000 });

/** An admin list with its exact wording (specification part 2, sections 2, 5 and 8). */
interface List {
  at: string;
  name: string;
  search: string;
  hint: string;
  columns: readonly string[];
  /** Options by filter label; an empty array means a date field. */
  filters: Readonly<Record<string, readonly string[]>>;
  nothing: string;
  /** Path below `/api/admin/`, and the error message when the request fails. */
  call: string;
  failed: string;
  /** File name of the export, and its header line. */
  file: string;
  exported: readonly string[];
}

const statuses = ['All', 'Submitted', 'Draft', 'Assigned', 'Unassigned'];
const days = { From: [], To: [] };

const lists: readonly List[] = [
  {
    at: '/admin/intakes?',
    name: 'Client Intakes',
    search: 'Search intakes',
    hint: 'Client, email or preparer',
    columns: ['Client', 'Email', 'Preparer', 'Office', 'Total income', 'Status', 'Last updated', 'Details'],
    filters: { Office: ['All offices', 'Detroit Main Office', 'Outer Drive Location'], Status: statuses },
    nothing: 'No intake forms found matching your criteria.',
    call: 'all-intake-forms',
    failed: 'Failed to load intake forms',
    file: 'intakes',
    exported: ['Client', 'Email', 'Phone', 'Preparer', 'Office', 'Total income', 'Status', 'Deductions'],
  },
  {
    at: '/admin/assignments?status=all&',
    name: 'Client Assignments',
    search: 'Search clients',
    hint: 'Name or email',
    columns: ['', 'Client', 'Email', 'Phone', 'Client since', 'Intake form', 'Documents', 'Preparer', 'Assign'],
    filters: { Show: ['Unassigned clients', 'Assigned clients', 'All clients'] },
    nothing: 'No clients found.',
    call: 'clients',
    failed: 'Failed to load admin dashboard data',
    file: 'clients',
    exported: ['Client', 'Email', 'Phone', 'Intake form', 'Documents', 'Preparer', 'Request'],
  },
  {
    at: '/admin/history?',
    name: 'Activity History',
    search: 'Search by person',
    hint: 'Client, preparer or who made the change',
    columns: ['When', 'Client', 'From', 'To', 'Reason', 'How', 'Changed by'],
    filters: days,
    nothing: 'No reassignment history found.',
    call: 'reassignment-history',
    failed: 'Failed to load admin dashboard data',
    file: 'history',
    exported: ['When', 'Client', 'From', 'To', 'Reason', 'How', 'Changed by'],
  },
  {
    at: '/admin/audit?',
    name: 'Audit Log',
    search: 'Search by person',
    hint: 'Name or email',
    columns: ['When', 'Who', 'What', 'Outcome', 'Item', 'Details', 'IP address'],
    filters: {
      Action: ['All', 'Sign-ins', 'Clients', 'Intake forms'],
      Outcome: ['All', 'Done', 'Denied', 'Failed'],
      ...days,
    },
    nothing: 'Nothing in the audit log matches.',
    call: 'audit-log',
    failed: 'Failed to load the audit log',
    file: 'audit',
    exported: ['When', 'Who', 'What', 'Action', 'Outcome', 'Details', 'As recorded'],
  },
];

const nobody = 'search=nobody-of-this-name';
const tableOf = (page: Page, { name }: List) => page.getByRole('table', { name, exact: true });
/** The first data row, which exists only once the list has loaded: the skeleton has no data rows. */
const filled = (page: Page, list: List) => tableOf(page, list).getByRole('row').nth(1);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' }).first();

for (const list of lists)
  test(`uses the specified wording for labels, filters, empty list and failure: ${list.name}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^answer: 502 GET .*\/api\/admin\//);
    await openAdministration(page);

    await test.step('shows the specified labels', async () => {
      await openPart(page, list.at, filled(page, list));
      await expect(tableOf(page, list).getByRole('columnheader')).toHaveText([...list.columns]);
      await expect(page.getByRole('searchbox', { name: list.search })).toHaveAttribute('placeholder', list.hint);
    });

    for (const [filter, options] of Object.entries(list.filters))
      await test.step(`offers the options of the filter ${filter}`, async () => {
        if (options.length === 0) {
          await expect(page.getByLabel(filter, { exact: true })).toHaveAttribute('type', 'date');
          return;
        }
        const select = page.getByRole('combobox', { name: filter, exact: true });
        if (await select.evaluate(({ tagName }) => tagName === 'SELECT')) {
          for (const option of options)
            await expect(select.getByRole('option', { name: option, exact: true })).toBeAttached();
          return;
        }
        await select.click();
        const opened = page.getByRole('listbox', { name: filter, exact: true });
        for (const option of options)
          await expect(opened.getByRole('option', { name: option, exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
      });

    await test.step(list.nothing, async () => {
      await openPart(page, `${list.at}${nobody}`, sentenceOn(page, list.nothing));
      await button(page, 'Clear search and filters').click();
      await expect(sentenceOn(page, list.nothing)).toBeHidden();
      await expect(page).not.toHaveURL(/search=/);
    });

    await test.step(list.failed, async () => {
      const calls = new RegExp(`/api/admin/${list.call}(\\?|$)`);
      await page.route(calls, (route) => route.fulfill(down));
      await openPart(page, list.at, sentenceOn(page, list.failed));
      await page.unroute(calls);
      // A parallel test may change the data, which refetches the list without Try Again.
      await expect(async () => {
        if (await tryAgain(page).isVisible()) await tryAgain(page).click({ timeout: 2000 });
        await expect(sentenceOn(page, list.failed)).toBeHidden({ timeout: 5000 });
      }).toPass();
      await expect(filled(page, list)).toBeVisible();
    });
  });

for (const list of lists)
  test(`exports ${list.name}, with messages for progress, success and failure`, async ({ page, complaints }) => {
    complaints.expect(/^answer: 502 GET .*\/api\/admin\/exports\//);
    await openAdministration(page);
    await openPart(page, list.at, filled(page, list));
    const calls = `**/api/admin/exports/${list.file}?*`;
    const save = async (format: string): Promise<void> => {
      await button(page, 'Export').click();
      await page.getByRole('menuitem', { name: format, exact: true }).click();
    };

    await test.step('shows "Failed to export the list"', async () => {
      await page.route(calls, (route) => route.fulfill(down));
      await save('Export as CSV');
      await expect(sentenceOn(page, 'Failed to export the list')).toBeVisible();
      await page.unroute(calls);
    });

    await test.step('shows "Exporting" and stops on request', async () => {
      // Never respond, so that the admin can cancel the export.
      await page.route(calls, () => {});
      await save('Export as CSV');
      await expect(page.getByRole('status').filter({ hasText: 'Exporting: 0 kB' })).toBeVisible();
      await button(page, 'Stop').click();
      await expect(button(page, 'Export')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    for (const [label, format] of [
      ['Export as CSV', 'csv'],
      ['Export as Excel (XLSX)', 'xlsx'],
    ] as const)
      await test.step(label, async () => {
        const [download] = await Promise.all([page.waitForEvent('download'), save(label)]);
        const filename = download.suggestedFilename();
        expect(filename).toMatch(new RegExp(`^${list.file}-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
        await expect(sentenceOn(page, `Exported: ${filename}`)).toBeVisible();
        const bytes = await readFile(await download.path());
        if (format === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
        else {
          const [head = '', ...rows] = bytes
            .toString('utf8')
            .replace(/^\uFEFF/, '')
            .trim()
            .split(/\r?\n/);
          const columns = head.split(',').map((name) => name.replaceAll('"', ''));
          expect(columns).toEqual(expect.arrayContaining([...list.exported]));
          expect(rows.length).toBeGreaterThan(0);
        }
      });
  });

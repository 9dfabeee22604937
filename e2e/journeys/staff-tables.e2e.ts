import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';

interface StaffTable {
  /** Source file that renders the table. */
  file: string;
  role: 'admin' | 'preparer';
  at: string;
  /** Accessible name of the table. */
  name: string;
  /** Path of the list below `/api/`. */
  call: string;
}

/** Every table of the staff areas. A file that renders a table and is in neither list fails the first test. */
const tables: readonly StaffTable[] = [];

/** Tables that still show fewer rows; a table that reaches the number moves to `tables`. */
const shorter: readonly string[] = [
  'libs/feature-documents/src/staff/all-documents.table.tsx',
  'libs/feature-documents/src/staff/client-documents.table.tsx',
  'mfe-admin/src/accounts/accounts.part.tsx',
  'mfe-admin/src/assignments/assignments.tab.tsx',
  'mfe-admin/src/audit/audit.part.tsx',
  'mfe-admin/src/clients/clients-by-office.tab.tsx',
  'mfe-admin/src/clients/office-clients.table.tsx',
  'mfe-admin/src/documents/documents.table.tsx',
  'mfe-admin/src/history/history.tab.tsx',
  'mfe-admin/src/intakes/intakes.tab.tsx',
  'mfe-admin/src/leads/leads.part.tsx',
  'mfe-admin/src/offices/offices.tab.tsx',
  'mfe-admin/src/revenue/amount.table.tsx',
  'mfe-preparer/src/dashboard/client-list.card.tsx',
];

/** Number of rows that must be in sight at 1280 × 800. */
const enough = 14;

test('knows every table of the staff areas', () => {
  const sources = ['mfe-admin/src', 'mfe-preparer/src', 'libs/feature-documents/src/staff']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !/\.spec\.tsx$|\/server-table\.tsx$/.test(file))
    .filter((file) => /<(DataTable|ServerTable)\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(sources.sort()).toEqual([...tables.map(({ file }) => file), ...shorter].sort());
});

/** Repeats the rows that the server lists, so that every table is full. */
const fill = (page: Page, call: string): Promise<unknown> =>
  page.route(new RegExp(`/api/${call}(\\?|$)`), async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as Record<string, unknown>[];
    const full = Array.from({ length: 25 }, (_, at) => ({ ...rows[at % rows.length], id: `row-${at}` }));
    await route.fulfill({ response: answer, json: full, headers: { ...answer.headers(), 'x-total-count': '163' } });
  });

/** Counts the rows that are entirely in the window and not covered by a bar. */
const rowsInSight = (page: Page, name: string): Promise<number> =>
  page.getByRole('table', { name, exact: true }).evaluate(
    (table) =>
      [...table.querySelectorAll('tbody tr.ant-table-row')].filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        const isShown = (y: number) => row.contains(document.elementFromPoint(left + 4, y));
        return top >= 0 && bottom <= window.innerHeight && isShown(top + 2) && isShown(bottom - 2);
      }).length,
  );

test.describe('at 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const { role, at, name, call } of tables)
    test(`shows at least ${enough} rows: ${name}`, async ({ page }) => {
      await fill(page, call);
      await signInAs(page, role);
      await page.goto(at);
      await expect(page.getByRole('table', { name, exact: true })).toHaveAttribute('aria-busy', 'false');
      expect(await rowsInSight(page, name)).toBeGreaterThanOrEqual(enough);
    });
});

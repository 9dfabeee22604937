import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { running } from '../support/running';

interface StaffTable {
  /** Source file that renders the table. */
  file: string;
  role: 'admin' | 'preparer';
  /** `:client` stands for a client of the preparer who has documents. */
  at: string;
  /** Accessible name of the table. */
  name: string;
  /** Path of the list below `/api/`, as a regular expression. */
  call: string;
  /** Fills the response; by default, repeats the rows of an array. */
  fill?: (body: never) => unknown;
}

const many = Array.from({ length: 25 }, (_, at) => at);
const repeat = (rows: readonly Record<string, unknown>[]) =>
  many.map((at) => ({ ...rows[at % rows.length], id: `row-${at}`, form_id: `row-${at}` }));

const lead = {
  first_name: 'Lena',
  last_name: 'Lead',
  email: 'lena@example.com',
  phone: '313-555-0142',
  urgent: true,
  preferred_preparer: 'Renee Okafor',
  preferred_office: null,
  questions: 'Can I come on Saturday?\nI work late on weekdays.',
  special_circumstances: null,
  client_id: null,
  preparer_id: null,
  preparer_name: null,
  created_at: '2026-01-31T15:00:00Z',
};
const office = { office: { name: 'Office', city: 'Detroit' }, clients: [], clients_count: 12, total_income: 84_250.5 };
const revenueOfOffices = { clients: 12, total_income: 84_250.5 };

/** Every table of the staff areas. A file that renders a table and is in neither list fails the first test. */
const tables: readonly StaffTable[] = [
  {
    file: 'libs/feature-documents/src/staff/all-documents.table.tsx',
    role: 'preparer',
    at: '/documents',
    name: 'All Client Documents',
    call: 'documents',
  },
  {
    file: 'libs/feature-documents/src/staff/client-documents.table.tsx',
    role: 'preparer',
    at: '/client/:client?tab=documents',
    name: 'Documents',
    call: 'client/[^/]+/documents',
  },
  {
    file: 'mfe-admin/src/accounts/accounts.part.tsx',
    role: 'admin',
    at: '/admin/accounts?role=client',
    name: 'Accounts',
    call: 'admin/users',
  },
  {
    file: 'mfe-admin/src/assignments/assignments.tab.tsx',
    role: 'admin',
    at: '/admin/assignments',
    name: 'Client Assignments',
    call: 'admin/unassigned-clients',
  },
  {
    file: 'mfe-admin/src/audit/audit.part.tsx',
    role: 'admin',
    at: '/admin/audit',
    name: 'Audit Log',
    call: 'admin/audit-log',
  },
  {
    file: 'mfe-admin/src/clients/clients-by-office.tab.tsx',
    role: 'admin',
    at: '/admin/clients',
    name: 'Offices',
    call: 'admin/clients-by-office',
    fill: () =>
      Object.fromEntries(many.map((at) => [`Office ${at}`, { ...office, office: { ...office.office, id: `o${at}` } }])),
  },
  {
    file: 'mfe-admin/src/clients/office-clients.table.tsx',
    role: 'admin',
    at: '/admin/clients?view=clients',
    name: 'Clients',
    call: 'admin/clients',
  },
  {
    file: 'mfe-admin/src/documents/documents.table.tsx',
    role: 'admin',
    at: '/documents',
    name: 'All Client Documents',
    call: 'documents',
  },
  {
    file: 'mfe-admin/src/history/history.tab.tsx',
    role: 'admin',
    at: '/admin/history',
    name: 'Activity History',
    call: 'admin/reassignment-history',
  },
  {
    file: 'mfe-admin/src/intakes/intakes.tab.tsx',
    role: 'admin',
    at: '/admin/intakes',
    name: 'Client Intakes',
    call: 'admin/all-intake-forms',
  },
  {
    file: 'mfe-admin/src/leads/leads.part.tsx',
    role: 'admin',
    at: '/admin/leads',
    name: 'Leads',
    call: 'admin/leads',
    fill: () => repeat([lead]),
  },
  {
    file: 'mfe-admin/src/offices/offices.tab.tsx',
    role: 'admin',
    at: '/admin/offices',
    name: 'Offices',
    call: 'admin/offices',
  },
  {
    file: 'mfe-admin/src/preparers/preparers.tab.tsx',
    role: 'admin',
    at: '/admin/preparers',
    name: 'Preparer Management',
    call: 'admin/users',
  },
  {
    // The tables of the other cards on this page have at most six rows.
    file: 'mfe-admin/src/revenue/amount.table.tsx',
    role: 'admin',
    at: '/admin/revenue',
    name: 'Revenue by Office',
    call: 'admin/revenue-breakdown',
    fill: (revenue: object) => ({
      ...revenue,
      revenue_by_office: Object.fromEntries(many.map((at) => [`Office ${at}`, { ...revenueOfOffices, id: `o${at}` }])),
    }),
  },
  {
    file: 'mfe-preparer/src/dashboard/client-list.tsx',
    role: 'preparer',
    at: '/dashboard',
    name: 'Your clients',
    call: 'dashboard/clients',
  },
];

/** Tables below other content, or that still show fewer rows; one that reaches the number moves to `tables`. */
const shorter: readonly string[] = ['mfe-admin/src/client/client-history.tsx'];

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

/** Fills the list, so that its table is full. */
const fill = (page: Page, { call, fill: filled = repeat }: StaffTable): Promise<unknown> =>
  page.route(new RegExp(`/api/${call}(\\?|$)`), async (route) => {
    const answer = await route.fetch();
    const json = filled((await answer.json()) as never);
    await route.fulfill({ response: answer, json, headers: { ...answer.headers(), 'x-total-count': '163' } });
  });

async function clientWithDocuments(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/dashboard/clients', { headers: { authorization: `Bearer ${token}` } });
  const clients = answer.ok() ? ((await answer.json()) as { id: string; documents_count: number }[]) : [];
  return clients.find(({ documents_count }) => documents_count > 0)?.id ?? '';
}

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
      await signInAs(page, table.role);
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
    await signInAs(page, 'admin');
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
  await signInAs(page, 'admin');
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

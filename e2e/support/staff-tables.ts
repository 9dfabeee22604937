import type { Page } from '@playwright/test';
import { formStates } from '@portal/domain/clients/client-list';
import { returnStates, turnOf } from '@portal/domain/returns/return-states';

export interface StaffTable {
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

/** Rows of files that the office sent back, which have a note beside the name. */
const sentBack = (rows: readonly Record<string, unknown>[]) =>
  repeat(rows.map((row) => ({ ...row, counts: false, sent_back: true })));

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

const taxReturn = {
  client_id: 'c1',
  first_name: 'Katarzyna-Magdalena',
  last_name: 'Featherstonehaugh-Adamczyk',
  state: 'changes_requested',
  state_before_hold: null,
  turn: 'office',
  state_since: '2026-01-31T15:00:00Z',
  business_days: 7,
  due_on: '2026-04-15',
  answered: true,
  answers_changed: true,
  open_for_client: 12,
  open_for_office: 3,
  version: 1,
  preparer_id: null,
  preparer_name: null,
  office_name: 'Northwest Detroit Tax Center',
};

/** A return in each state. One of them has every flag. */
const returnsInEachState = () =>
  repeat(
    returnStates.map((state) => ({
      ...taxReturn,
      ...(state === taxReturn.state ? {} : { answered: false, answers_changed: false, due_on: null }),
      state,
      turn: turnOf(state),
    })),
  );

/** Clients with each pair of form states. */
const formsInEachState = (clients: readonly Record<string, unknown>[]) =>
  formStates.flatMap((intake_state) =>
    formStates.map((schedule_c_state, at) => ({
      ...clients[0],
      id: `${intake_state}-${at}`,
      intake_state,
      schedule_c_state,
    })),
  );

/** Every table of the staff areas. A file that renders a table and is in neither list fails the first test. */
export const tables: readonly StaffTable[] = [
  {
    file: 'libs/feature-documents/src/staff/all-documents.table.tsx',
    role: 'preparer',
    at: '/documents',
    name: 'All Client Documents',
    call: 'documents',
    fill: sentBack,
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
    fill: sentBack,
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
    file: 'mfe-admin/src/returns/returns.table.tsx',
    role: 'admin',
    at: '/returns?view=list',
    name: 'Returns',
    call: 'admin/returns',
    fill: returnsInEachState,
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
    fill: formsInEachState,
  },
  {
    file: 'mfe-preparer/src/queue/queue.page.tsx',
    role: 'preparer',
    at: '/queue',
    name: 'Returns in your queue',
    call: 'queue',
    fill: returnsInEachState,
  },
];

/** Tables below other content, or that still show fewer rows; one that reaches the number moves to `tables`. */
export const shorter: readonly string[] = ['mfe-admin/src/client/client-history.tsx'];

/** Fills the list, so that its table is full. */
export const fill = (page: Page, { call, fill: filled = repeat }: StaffTable): Promise<unknown> =>
  page.route(new RegExp(`/api/${call}(\\?|$)`), async (route) => {
    const answer = await route.fetch();
    const json = filled((await answer.json()) as never);
    await route.fulfill({ response: answer, json, headers: { ...answer.headers(), 'x-total-count': '163' } });
  });

export async function clientWithDocuments(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/dashboard/clients', { headers: { authorization: `Bearer ${token}` } });
  const clients = answer.ok() ? ((await answer.json()) as { id: string; documents_count: number }[]) : [];
  return clients.find(({ documents_count }) => documents_count > 0)?.id ?? '';
}

import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { OfficeNoun } from '@portal/domain/messages/message-kinds';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { useAdminOfficesQuery } from './admin-offices';
import { useLeadsQuery } from './admin-people';
import { useAdminPreparersQuery } from './admin-preparers';
import { useOfficeChanges } from './office-changes';
import {
  useAssignmentHistoryQuery,
  useAuditLogQuery,
  useOfficeClientsQuery,
  useOfficeIntakesQuery,
  useUnassignedClientsQuery,
} from './office-work';
import { useSiteSettingsQuery } from './site-settings';
import {
  useAdminDashboardQuery,
  useClientsByOfficeQuery,
  useClientsOfOfficesQuery,
  useRevenueBreakdownQuery,
} from './statistics';
import { fakeServer, json, list, type FakeServer } from './testing/fake-server';
import { FakeStream } from './testing/fake-stream';
import { personOf, sessionOf, storeSession } from './testing/people';

const all = { query: { limit: 10 } };

/** Runs every query of the admin tabs together. */
function Everything() {
  useOfficeChanges();
  const queries = [
    useAdminDashboardQuery(),
    useOfficeIntakesQuery(all),
    useRevenueBreakdownQuery(),
    useClientsByOfficeQuery(),
    useClientsOfOfficesQuery({ query: { limit: 11 } }),
    useAdminPreparersQuery(all),
    useAdminOfficesQuery(all),
    useUnassignedClientsQuery(all),
    useOfficeClientsQuery(all),
    useAssignmentHistoryQuery(all),
    useSiteSettingsQuery(),
    useLeadsQuery(all),
    useAuditLogQuery(all),
  ];
  return <output>{queries.every(({ isSuccess, isFetching }) => isSuccess && !isFetching) ? 'rest' : 'busy'}</output>;
}

const numbers = ['/admin/dashboard', '/admin/revenue-breakdown', '/admin/clients-by-office', '/admin/clients?limit=11'];
const clients = ['/admin/clients?limit=10', '/admin/unassigned-clients?limit=10'];
const intakes = '/admin/all-intake-forms?limit=10';
const preparers = '/admin/users?limit=10';
const offices = '/admin/offices?limit=10';
const leads = '/admin/leads?limit=10';
const history = '/admin/reassignment-history?limit=10';

/** The exact requests that each kind of change must cause. */
const table: readonly [changed: OfficeNoun, asked: readonly string[]][] = [
  ['clients', [...numbers, ...clients, intakes, preparers, offices, leads]],
  ['preparers', [...numbers, ...clients, intakes, preparers, offices, leads, '/admin/site']],
  ['offices', [...numbers, intakes, preparers, offices]],
  ['assignments', [...numbers, ...clients, intakes, preparers, offices, leads, history]],
  ['intakes', [...numbers, ...clients, intakes]],
  ['schedule_c', numbers],
  ['documents', [...numbers, ...clients]],
  ['leads', [leads, ...clients]],
  ['site', ['/admin/site']],
];

let server: FakeServer;
let stream: FakeStream;
beforeEach(async () => {
  stream = new FakeStream();
  const lists = [
    'all-intake-forms',
    'clients',
    'users',
    'offices',
    'unassigned-clients',
    'reassignment-history',
    'leads',
    'audit-log',
  ];
  const records = ['dashboard', 'revenue-breakdown', 'clients-by-office', 'site'];
  server = fakeServer({
    'GET /events': stream.answer,
    ...Object.fromEntries(lists.map((name) => [`GET /admin/${name}`, () => list([])])),
    ...Object.fromEntries(records.map((name) => [`GET /admin/${name}`, () => json({})])),
  });
  storeSession(sessionOf(personOf('admin')));
  render(
    <StoreProvider store={createPortalStore()}>
      <Everything />
    </StoreProvider>,
  );
  expect(await screen.findByText('rest')).toBeVisible();
  await waitFor(() => expect(stream.opened).toHaveLength(1));
});
afterEach(() => server.stop());

describe('office change made by another user', () => {
  it.each(table)('refetches only what shows %s', async (noun, expected) => {
    const before = server.sent.length;
    act(() => stream.tell({ kind: 'office', changed: [noun] }));
    await waitFor(() => expect(server.sent.length).toBe(before + expected.length));
    expect(await screen.findByText('rest')).toBeVisible();
    const again = server.sent.slice(before);
    expect(again.map(({ path }) => path).sort()).toEqual([...expected].sort());
    // A refetch is not user activity, so the session may still become idle.
    expect(again.map(({ headers }) => headers.get('x-background'))).toEqual(expected.map(() => '1'));
  });

  it('refetches nothing for a change to messages', async () => {
    const before = server.sent.length;
    act(() => stream.tell({ kind: 'message', message_id: 'm', user_id: 'u' }));
    act(() => stream.tell({ kind: 'office', changed: ['site'] }));
    await waitFor(() => expect(server.sent.length).toBe(before + 1));
  });
});

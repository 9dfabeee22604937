import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { fakeServer, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import type { AuditRow } from '@portal/domain/audit/audit.dto';
import type { AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import AuditPart from '../audit/audit.part';
import { listed, showAt, whereShown } from '../testing/admin';
import HistoryTab from './history.tab';

const change: AssignmentHistoryRow = {
  id: 'h-1',
  client_id: 'c-1',
  client_name: 'Ada Zimmer',
  from_preparer_name: null,
  to_preparer_name: 'Olga Preparewell',
  reason: null,
  via: 'admin_bulk',
  reassigned_by_name: 'The Owner',
  reassigned_at: '2025-01-31T12:00:00Z',
};
const entry: AuditRow = {
  id: '7',
  at: '2025-01-31T12:00:00Z',
  actor_id: null,
  actor_name: null,
  actor_role: null,
  action: 'call.refuse',
  outcome: 'refused',
  object_type: 'call',
  object_id: 'GET /admin/clients',
  address: '203.0.113.9',
  request_id: 'r-1',
  details: 'clients: 3',
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/reassignment-history': () => listed([change]),
    'GET /admin/audit-log': () => listed([entry], 10_000, '7'),
  });
});
afterEach(() => server.stop());

const asked = (path: string) =>
  Object.fromEntries(new URL((server.to(path).at(-1) as Sent).path, 'http://here').searchParams);

describe('Activity History', () => {
  const show = (query = '') => showAt(`/admin/history${query}`, '/admin/:tab', <HistoryTab />);

  it('shows who was given to whom, by whom and how, ten at a time', async () => {
    show();
    expect(await screen.findByText('Ada Zimmer')).toBeVisible();
    for (const text of ['Olga Preparewell', 'Nobody', 'No reason given', 'Bulk assignment', 'The Owner'])
      expect(screen.getByText(text)).toBeVisible();
    expect(asked('/admin/reassignment-history')).toEqual({ limit: '10' });
  });

  it('is searched by person, and from the beginning of a day to the end of another', async () => {
    show('?search=ada&from=2025-01-30');
    await screen.findByText('Ada Zimmer');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-01-31' } });
    expect(whereShown()).toBe('/admin/history?search=ada&from=2025-01-30&to=2025-01-31');
    await screen.findByText('Ada Zimmer');
    expect(asked('/admin/reassignment-history')).toEqual({
      search: 'ada',
      from: new Date(2025, 0, 30).toISOString(),
      to: new Date(2025, 1, 1).toISOString(),
      limit: '10',
    });
  });

  it('says that there is nothing, in the words of the specification', async () => {
    server.answer('GET /admin/reassignment-history', () => listed([]));
    show();
    expect(await screen.findByText('No reassignment history found.')).toBeVisible();
  });

  it('says that it failed, in the words of the specification', async () => {
    server.answer('GET /admin/reassignment-history', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load admin dashboard data')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('the audit log', () => {
  const show = (query = '') => showAt(`/admin/audit${query}`, '/admin/:tab', <AuditPart />);

  it('tells who did what, what became of it and from where, and offers nothing to change', async () => {
    show();
    expect(await screen.findByText('Asked for something that is not theirs')).toHaveAttribute('title', 'call.refuse');
    for (const text of ['Nobody signed in', 'Refused', 'call GET /admin/clients', 'clients: 3', '203.0.113.9'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /delete|edit|change/i })).toBeNull();
  });

  it('is filtered as its address says, and by nothing else', async () => {
    show('?action=session&outcome=refused&search=owner&object=1');
    await screen.findByText('Asked for something that is not theirs');
    expect(asked('/admin/audit-log')).toEqual({ action: 'session', outcome: 'refused', search: 'owner', limit: '20' });
  });

  it.each([
    ['session.start', 'ok', 'Signed in'],
    ['session.start', 'refused', 'Tried to sign in'],
    ['site.change_logo', 'ok', 'Changed the logo'],
    ['document.scan_failed', 'failed', 'A document could not be scanned'],
    ['sign-in.slow', 'ok', 'Sign-ins were slowed down after many tries'],
    ['newer.than_this', 'ok', 'newer.than_this'],
  ] as const)('says of %s, %s: %s', async (action, outcome, sentence) => {
    server.answer('GET /admin/audit-log', () => listed([{ ...entry, action, outcome }]));
    show();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that nothing matches', async () => {
    server.answer('GET /admin/audit-log', () => listed([]));
    show();
    expect(await screen.findByText('Nothing in the audit log matches.')).toBeVisible();
  });
});

import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { activateLocale } from '@portal/i18n';
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
  object_name: null,
  details: 'clients: 3',
  names: [],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/reassignment-history': () => listed([change]),
    'GET /admin/audit-log': () => listed([entry], 10_000, '7'),
  });
});
afterEach(async () => {
  server.stop();
  await act(() => activateLocale('en'));
});

const lastQuery = (path: string) =>
  Object.fromEntries(new URL((server.to(path).at(-1) as Sent).path, 'http://here').searchParams);

describe('Activity History', () => {
  const show = (query = '') => showAt(`/admin/history${query}`, '/admin/:tab', <HistoryTab />);

  it('shows each assignment with client, preparer, author and method, ten per page', async () => {
    show();
    expect(await screen.findByText('Ada Zimmer')).toBeVisible();
    for (const text of ['Olga Preparewell', 'None', 'No reason given', 'Bulk assignment', 'The Owner'])
      expect(screen.getByText(text)).toBeVisible();
    expect(lastQuery('/admin/reassignment-history')).toEqual({ limit: '10' });
  });

  it('searches by person and by a range of days', async () => {
    show('?search=ada&from=2025-01-30');
    await screen.findByText('Ada Zimmer');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-01-31' } });
    expect(whereShown()).toBe('/admin/history?search=ada&from=2025-01-30&to=2025-01-31');
    await screen.findByText('Ada Zimmer');
    expect(lastQuery('/admin/reassignment-history')).toEqual({
      search: 'ada',
      from: new Date(2025, 0, 30).toISOString(),
      to: new Date(2025, 1, 1).toISOString(),
      limit: '10',
    });
  });

  it('sorts by time in both directions, in the URL', async () => {
    show();
    await userEvent.click(await screen.findByRole('columnheader', { name: /^When/ }));
    expect(whereShown()).toBe('/admin/history?sort=when');
    await waitFor(() => expect(lastQuery('/admin/reassignment-history')).toEqual({ sort: 'when', limit: '10' }));
    await userEvent.click(await screen.findByRole('columnheader', { name: /^When/ }));
    expect(whereShown()).toBe('/admin/history?sort=when_descending');
  });

  it('shows the specified message for an empty list', async () => {
    server.answer('GET /admin/reassignment-history', () => listed([]));
    show();
    expect(await screen.findByText('No reassignment history found.')).toBeVisible();
  });

  it('shows the specified message for a loading error', async () => {
    server.answer('GET /admin/reassignment-history', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load admin dashboard data')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('audit log', () => {
  const show = (query = '') => showAt(`/admin/audit${query}`, '/admin/:tab', <AuditPart />);

  it('shows actor, action, outcome and source, and has no edit controls', async () => {
    show();
    expect(await screen.findByText('Was denied access')).toHaveAttribute('title', 'call.refuse');
    expect(screen.getByText('Denied', { selector: '.ui-tag' })).toBeVisible();
    for (const text of ['Not signed in', 'GET /admin/clients', 'Clients: 3', '203.0.113.9'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /delete|edit|change/i })).toBeNull();
  });

  it('is sorted by time according to the URL', async () => {
    show('?sort=at&outcome=refused');
    await screen.findByText('Was denied access');
    expect(lastQuery('/admin/audit-log')).toEqual({ sort: 'at', outcome: 'refused', limit: '20' });
    expect(screen.getByRole('columnheader', { name: /^When/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows the names of the subject and of everyone in the details, and their ids on request', async () => {
    const id = '01960000-0000-7000-8000-010000000007';
    const preparer = '01960000-0000-7000-8000-010000000008';
    const given = { action: 'client.assign', outcome: 'ok', object_type: 'client', object_id: id } as const;
    const named = { object_name: 'Mathilda Quell', names: [{ id: preparer, name: 'Olga Preparewell' }] };
    server.answer('GET /admin/audit-log', () =>
      listed([{ ...entry, ...given, ...named, details: `via: admin, preparer_id: ${preparer}` }]),
    );
    show();
    expect(await screen.findByText('How: By an administrator; Preparer: Olga Preparewell')).toBeVisible();
    expect(screen.getByText(id)).not.toBeVisible();
    await userEvent.click(screen.getByText('Mathilda Quell'));
    expect(screen.getByText(id)).toBeVisible();
  });

  it.each([
    ['en', 'via: admin_bulk, clients: 40', 'How: Bulk assignment; Clients: 40'],
    ['es', 'via: admin_bulk, clients: 40', 'Cómo: Asignación en bloque; Clientes: 40'],
    ['en', 'reason: wrong_credentials', 'Reason: Wrong email, password or PIN'],
    ['es', 'reason: wrong_credentials', 'Motivo: Correo, contraseña o PIN incorrectos'],
    [
      'en',
      'field: ssn, reason: check_identity',
      'Number: Social Security number; Reason: To verify the client’s identity',
    ],
    ['es', 'field: account_number', 'Número: Número de cuenta'],
    ['en', 'field: child_ssn, child: 0', 'Number: Child’s Social Security number; Child: 1'],
    ['es', 'child: 2', 'Hijo: 3'],
    ['en', 'fields: first_name,office_id,newer', 'Changed: First name, Office, newer'],
    ['es', 'fields: office_id', 'Modificado: Oficina'],
    ['en', 'role: preparer, status: pending', 'Role: Tax Preparer; Status: Pending approval'],
    ['es', 'role: client, status: active', 'Función: Cliente; Estado: Activa'],
    [
      'en',
      'from_state: documents_needed, to_state: ready_to_prepare, cause: items',
      'From: Needs documents; To: Ready to prepare; Cause: A document was reviewed',
    ],
    ['es', 'document_type: receipts, sequence: 2', 'Tipo de documento: Recibos; Declaración: Declaración enmendada'],
    ['en', 'role: newer, status: newer', 'Role: newer; Status: newer'],
    // Details written by an older and by a newer release.
    ['es', 'reason: wrong e-mail, password or PIN', 'Motivo: wrong e-mail, password or PIN'],
    ['es', 'newer_fact: a: b, rows: 2', 'newer_fact: a: b; Filas: 2'],
  ] as const)('describes in %s the details %s as: %s', async (locale, details, expected) => {
    server.answer('GET /admin/audit-log', () => listed([{ ...entry, details }]));
    await act(() => activateLocale(locale));
    show();
    expect(await screen.findByText(expected)).toHaveAttribute('title', details);
  });

  it.each([
    ['en', 'Office settings'],
    ['es', 'Ajustes de la oficina'],
  ] as const)('shows a fixed name in %s for a subject that has no name in the database: %s', async (locale, name) => {
    server.answer('GET /admin/audit-log', () => listed([{ ...entry, object_type: 'site', object_id: '1' }]));
    await act(() => activateLocale(locale));
    show();
    expect(await screen.findByText(name, { selector: 'summary' })).toBeVisible();
  });

  it('shows no name or id for an entry without a subject', async () => {
    server.answer('GET /admin/audit-log', () => listed([{ ...entry, object_type: null, object_id: null }]));
    show();
    expect((await screen.findAllByRole('cell', { name: '–' })).map(({ dataset }) => dataset.title)).toEqual(['Item']);
  });

  it('shows a placeholder when there are no details', async () => {
    server.answer('GET /admin/audit-log', () => listed([{ ...entry, details: '' }]));
    show();
    expect((await screen.findByText('–')).closest('td')).toHaveAttribute('data-title', 'Details');
  });

  it('applies only known filters from the URL', async () => {
    show('?action=session&outcome=refused&search=owner&object=1');
    await screen.findByText('Was denied access');
    expect(lastQuery('/admin/audit-log')).toEqual({
      action: 'session',
      outcome: 'refused',
      search: 'owner',
      limit: '20',
    });
  });

  it.each([
    ['session.start', 'ok', 'Signed in'],
    ['session.start', 'refused', 'Tried to sign in'],
    ['site.change_logo', 'ok', 'Changed the logo'],
    ['document.scan_failed', 'failed', 'Could not scan a document'],
    ['sign-in.slow', 'ok', 'Slowed down sign-ins after failed attempts'],
    ['newer.than_this', 'ok', 'newer.than_this'],
  ] as const)('describes %s, %s as: %s', async (action, outcome, sentence) => {
    server.answer('GET /admin/audit-log', () => listed([{ ...entry, action, outcome }]));
    show();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows a message when nothing matches', async () => {
    server.answer('GET /admin/audit-log', () => listed([]));
    show();
    expect(await screen.findByText('Nothing in the audit log matches.')).toBeVisible();
  });
});

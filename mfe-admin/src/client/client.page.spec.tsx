import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { listed, showAt } from '../testing/admin';
import ClientPage from './client.page';

const client = {
  id: 'c1',
  first_name: 'Avery',
  last_name: 'Johnson',
  email: 'avery@example.com',
  phone: '313-555-0100',
  created_at: '2026-02-03T17:00:00Z',
  status: 'active',
  assigned_preparer: { id: 'p1', name: 'Renee Okafor', code: 'RENOKA' },
  office_id: 'main',
  office_name: 'Main Office',
  intake_form: { state: 'changed', submitted_at: '2026-02-20T17:00:00Z' },
  schedule_c: { state: 'none', submitted_at: null },
  documents_count: 3,
};
const change = {
  id: 'h1',
  client_id: 'c1',
  client_name: 'Avery Johnson',
  from_preparer_name: null,
  to_preparer_name: 'Renee Okafor',
  reason: null,
  via: 'code',
  reassigned_by_name: 'Avery Johnson',
  reassigned_at: '2026-02-04T17:00:00Z',
};

const detail: ReturnDetail = {
  id: 'r1',
  client_id: 'c1',
  tax_year: 2024,
  state: 'preparing',
  turn: 'office',
  state_since: '2026-02-20T17:00:00Z',
  reason_kind: null,
  preparer_name: 'Renee Okafor',
  open_for_client: 2,
  open_for_office: 1,
  steps: [],
  filings: [],
  version: 3,
  state_before_hold: null,
  client_changed_at: null,
  transitions: [
    {
      id: 't1',
      from_state: 'ready_to_prepare',
      to_state: 'preparing',
      cause: 'person',
      actor_name: 'Renee Okafor',
      reason_kind: null,
      note: null,
      at: '2026-02-20T17:00:00Z',
    },
  ],
  notes: [],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/clients/c1/return': () => json(null),
    'GET /admin/clients/c1': () => json(client),
    'GET /admin/reassignment-history': () => listed([change]),
  });
});
afterEach(() => server.stop());

const show = () => showAt('/admin/client/c1', '/admin/client/:clientId', <ClientPage />);

describe("client's page for admins", () => {
  it('says that a client does not exist', async () => {
    server.answer('GET /admin/clients/c1', () => refusal('not_found', 'No'));
    show();
    expect(await screen.findByText('Client not found.')).toBeVisible();
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /admin/clients/c1', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load the client')).toBeVisible();
    server.answer('GET /admin/clients/c1', () => json(client));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Avery Johnson' })).toBeVisible();
  });

  it('shows contact, preparer, the state of the forms and the number of documents, each with its link', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Avery Johnson' });
    for (const [name, href] of [
      ['avery@example.com', 'mailto:avery@example.com'],
      ['313-555-0100', 'tel:313-555-0100'],
      ['Renee Okafor', '/admin/clients?view=clients&preparer_id=p1'],
      ['Main Office', '/admin/clients?view=clients&office_id=main'],
      ['3 documents', '/documents?search=c1'],
      ['Write a message', '/messages/c1'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    const forms = within(screen.getByRole('region', { name: 'Forms' }));
    expect(forms.getByText('Edited after submission')).toBeVisible();
    expect(forms.getByText('submitted Feb 20, 2026')).toBeVisible();
    expect(forms.getByText('Not started')).toBeVisible();
  });

  it('shows the return with its moves so far, and the next ones', async () => {
    server.answer('GET /admin/clients/c1/return', () => json(detail));
    server.answer('POST /admin/returns/r1/move', () => json({ ...detail, state: 'in_review', version: 4 }));
    show();
    const card = within((await screen.findByRole('heading', { name: 'Return' })).closest('section') as HTMLElement);
    for (const text of ['Our turn', 'Preparing', '2 with the client · 1 with us'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText(/^Since Feb 20, 2026/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Next: Ask to sign' })).toBeVisible();
    expect(screen.getByText('From “Ready to prepare” to “Preparing”')).toBeVisible();
    expect(screen.getByText('Nothing has been sent yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record outcomes' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Other moves' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send for review' }));
    expect(await screen.findByText('Avery Johnson: In review.')).toBeVisible();
    expect(server.to('/admin/returns/r1/move')[0]?.body).toEqual({ to: 'in_review', version: 3 });
  });

  it('begins an amended return after the accepted one', async () => {
    const accepted = { ...detail, state: 'accepted', turn: 'nobody' } as const;
    const amended = { ...detail, id: 'r2', kind: 'amended', sequence: 2 } as const;
    server.answer('GET /admin/clients/c1/return', () => json(accepted));
    server.answer('POST /admin/returns/r1/amendments', () => {
      server.answer('GET /admin/clients/c1/return', () => json(amended));
      return json(amended);
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Begin an amended return' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('The amended return has begun.')).toBeVisible();
    expect(server.to('/admin/returns/r1/amendments')[0]?.body).toMatchObject({ version: 3 });
    expect(await screen.findByText('Amended return')).toBeVisible();
  });

  it('sets the date of an extension', async () => {
    server.answer('GET /admin/clients/c1/return', () => json(detail));
    server.answer('PUT /admin/returns/r1/deadline', () => json(detail));
    show();
    const card = within(await screen.findByRole('region', { name: 'Due date' }));
    expect(card.getByText('Due Apr 15, 2025 by law.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Change dates' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Extension filed on/), '04102025');
    await userEvent.click(dialog.getByRole('button', { name: 'Save dates' }));
    expect(await screen.findByText('Dates saved.')).toBeVisible();
    expect(server.to('/admin/returns/r1/deadline')[0]?.body).toEqual({
      ...{ version: 3, due_on: null, extension_filed_on: '2025-04-10' },
    });
  });

  it('lets an admin write a note that only staff can read', async () => {
    server.answer('GET /admin/clients/c1/return', () => json(detail));
    const note = { id: 'n1', author_name: 'Dana Admin', text: 'Called the client', at: '2026-02-21T17:00:00Z' };
    server.answer('POST /admin/returns/r1/notes', () => {
      server.answer('GET /admin/clients/c1/return', () => json({ ...detail, notes: [note] }));
      return json({ ...detail, notes: [note] }, 201);
    });
    show();
    await userEvent.type(await screen.findByLabelText(/^Note/), note.text);
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Dana Admin')).toBeVisible();
    expect(server.to('/admin/returns/r1/notes')[0]?.body).toEqual({ text: note.text });
  });

  it('says that there is no return yet', async () => {
    show();
    expect(await screen.findByText('It begins with the client’s first saved answer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Other moves' })).toBeNull();
  });

  it('shows the rest of the page when the return fails to load, and retries', async () => {
    server.answer('GET /admin/clients/c1/return', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load the return')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renee Okafor' })).toBeVisible();
    server.answer('GET /admin/clients/c1/return', () => json(detail));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Our turn')).toBeVisible();
  });

  it("lists only this client's changes of preparer", async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Assignment history' }));
    expect(await table.findByText('Renee Okafor')).toBeVisible();
    expect(server.to('/admin/reassignment-history')[0]?.path).toContain('client_id=c1');
  });

  it('shows that an account is closed, and offers neither a message nor an assignment', async () => {
    server.answer('GET /admin/clients/c1', () => json({ ...client, status: 'disabled' }));
    show();
    expect(await screen.findByText('Account closed')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write a message' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull();
  });
});

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
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

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
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

import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed, showAt, whereShown } from '../testing/admin';
import ClientsByOfficeTab from './clients-by-office.tab';

const place = {
  address: '1 Sample Street',
  state: 'MI',
  zip_code: '48201',
  phone: '313-555-0119',
  email: 'a@b.example',
};
const offices = {
  'Detroit Main Office': {
    office: { id: 'detroit-main', name: 'Detroit Main Office', city: 'Detroit', ...place },
    clients: [],
    clients_count: 90_000,
    total_income: 123_456_789.12,
  },
  'Outer Drive Location': {
    office: { id: 'outer-drive', name: 'Outer Drive Location', city: 'Dearborn', ...place },
    clients: [],
    clients_count: 0,
    total_income: 0,
  },
};
const client = {
  id: 'c1',
  first_name: 'Avery',
  last_name: 'Johnson',
  email: 'avery@demo.example',
  phone: null,
  created_at: '2025-02-03T12:00:00Z',
  assigned_preparer: { id: 'p1', name: 'Renee Okafor', code: 'RENOKA' },
  has_intake_form: true,
  documents_count: 3,
  total_income: 84_250.5,
};
const waiting = {
  ...client,
  id: 'c2',
  first_name: 'Greta',
  assigned_preparer: null,
  has_intake_form: false,
  total_income: 0,
};

let server: FakeServer;
const show = (query = '', byOffice = () => json(offices), clients = [client, waiting]): void => {
  server = fakeServer({
    'GET /admin/clients-by-office': byOffice,
    'GET /admin/clients': () => listed(clients, clients.length && 90_000, clients.length ? 'next' : undefined),
  });
  showAt(`/admin/clients${query}`, '/admin/:tab', <ClientsByOfficeTab />);
};
afterEach(() => server.stop());

const linesIn = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const lastQuery = () =>
  Object.fromEntries(new URL(server.to('/admin/clients').at(-1)?.path ?? '', 'http://here').searchParams);

describe('clients by office', () => {
  it('shows "Failed to load admin dashboard data", and retries', async () => {
    show('', () => refusal('unavailable', 'Down'));
    expect(await screen.findByText('Failed to load admin dashboard data')).toBeVisible();
    server.answer('GET /admin/clients-by-office', () => json(offices));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Detroit Main Office' })).toBeVisible();
  });

  it("shows every office's clients and their reported income", async () => {
    show();
    await screen.findByRole('link', { name: 'Detroit Main Office' });
    expect(linesIn('Offices')).toEqual([
      ['Detroit Main Office', 'Detroit', '90,000', '$123,456,789.12'],
      ['Outer Drive Location', 'Dearborn', '0', '$0.00'],
    ]);
  });

  it('sorts the offices by every column, in the URL', async () => {
    show();
    await screen.findByRole('link', { name: 'Detroit Main Office' });
    const table = within(screen.getByRole('table', { name: 'Offices' }));
    const first = () => linesIn('Offices')[0]?.[0];
    for (const [title, ascending, descending] of [
      ['Office', 'Detroit Main Office', 'Outer Drive Location'],
      ['City', 'Outer Drive Location', 'Detroit Main Office'],
      ['Clients', 'Outer Drive Location', 'Detroit Main Office'],
      ['Reported income', 'Outer Drive Location', 'Detroit Main Office'],
    ]) {
      await userEvent.click(table.getByRole('columnheader', { name: title }));
      await waitFor(() => expect(first()).toBe(ascending));
      await userEvent.click(table.getByRole('columnheader', { name: title }));
      await waitFor(() => expect(first()).toBe(descending));
    }
    expect(whereShown()).toBe('/admin/clients?sort-offices=income_descending');
  });

  it('sorts the clients by start date on the server', async () => {
    show('?view=clients');
    await screen.findAllByText('Avery Johnson');
    const table = within(screen.getByRole('table', { name: 'Clients' }));
    for (const sort of ['since', 'since_descending']) {
      await userEvent.click(table.getByRole('columnheader', { name: 'Client since' }));
      await waitFor(() => expect(lastQuery()).toEqual({ sort, limit: '10' }));
    }
  });

  it('opens the clients of an office, page by page', async () => {
    show();
    await userEvent.click(await screen.findByRole('link', { name: 'Detroit Main Office' }));
    expect(whereShown()).toBe('/admin/clients?view=clients&office_id=detroit-main');
    expect(await screen.findByRole('heading', { name: 'Clients at Detroit Main Office' })).toBeVisible();
    expect(lastQuery()).toEqual({ office_id: 'detroit-main', limit: '10' });
    expect(screen.getByText(/of 90,?000/)).toBeVisible();
  });

  it('opens the same clients by their number', async () => {
    show();
    await userEvent.click(await screen.findByRole('link', { name: '90,000' }));
    expect(whereShown()).toBe('/admin/clients?view=clients&office_id=detroit-main');
  });

  it('limits the clients to a preparer and a period, as linked from figures, and says so', async () => {
    const preparer = { id: 'p1', first_name: 'Renee', last_name: 'Okafor' };
    show('?preparer_id=p1&from=2025-02-03&to=2025-02-09');
    server.answer('GET /admin/users/p1', () => json(preparer));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove filter: Client since: Feb 3, 2025 to Feb 9, 2025' }),
    );
    expect(whereShown()).toBe('/admin/clients?preparer_id=p1');
    await userEvent.click(await screen.findByRole('button', { name: /^Remove filter: Preparer/ }));
    expect(whereShown()).toBe('/admin/clients');
  });

  it("opens a client's page from their name", async () => {
    show('?view=clients');
    expect((await screen.findAllByRole('link', { name: 'Avery Johnson' }))[0]).toHaveAttribute(
      'href',
      '/admin/client/c1',
    );
  });

  it("shows each client's preparer and reported income", async () => {
    show('?view=clients');
    await screen.findAllByText('Avery Johnson');
    expect(linesIn('Clients')).toEqual([
      ['Avery Johnson', 'avery@demo.example', '–', 'Feb 3, 2025', 'Renee Okafor', 'Yes', '3', '$84,250.50'],
      ['Greta Johnson', 'avery@demo.example', '–', 'Feb 3, 2025', 'Unassigned', 'No', '3', '$0.00'],
    ]);
  });

  it('keeps search and filters in the URL, as linked from the overview', async () => {
    show('?status=assigned');
    await screen.findAllByText('Avery Johnson');
    expect(lastQuery()).toEqual({ status: 'assigned', limit: '10' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search clients' }), 'okafor{Enter}');
    await waitFor(() => expect(whereShown()).toBe('/admin/clients?status=assigned&search=okafor'));
  });

  it('explains an office without any data yet', async () => {
    show('', () => json({}), []);
    expect(await screen.findByText('No offices yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an office' })).toHaveAttribute('href', '/admin/offices');
    await userEvent.click(screen.getByRole('link', { name: 'All clients' }));
    expect(await screen.findByText('No clients found.')).toBeVisible();
    expect(screen.getByText('Clients appear here when they register or send a general intake.')).toBeVisible();
  });
});

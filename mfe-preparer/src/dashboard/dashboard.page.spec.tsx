import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, list, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { FakeStream } from '@portal/data-access/testing/fake-stream';
import { clientOf, show, totalsOf } from '../testing/clients';
import DashboardPage from './dashboard.page';

let server: FakeServer;
const ann = clientOf({
  id: 'id-of-ann-111aaa',
  first_name: 'Ann',
  last_name: 'Adams',
  progress: 100,
  unread_messages: 2,
});
const bob = clientOf({
  id: 'id-of-bob-222bbb',
  first_name: 'Bob',
  last_name: 'Baker',
  document_types: [],
  documents_count: 0,
});
const query = ({ path }: Sent) => new URL(path, 'http://here').searchParams;

function start(clients = [ann, bob], totals = totalsOf()): void {
  server = fakeServer({
    'GET /dashboard/clients/totals': () => json(totals),
    'GET /dashboard/clients': () => list(clients),
    'GET /dashboard/clients/views': () => json({ views: [], version: 0 }),
  });
}
const open = (at?: string) => show(<DashboardPage />, at);
const tile = async (label: string) => (await screen.findByText(label, { selector: '.ui-tile *' })).closest('li');
const lastQuery = () =>
  query(server.to('/dashboard/clients').at(-1) ?? { method: '', path: '', headers: new Headers(), body: null });
const address = () => screen.getByTestId('address').textContent;
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

afterEach(() => {
  server.stop();
  localStorage.clear();
});

describe('preparer dashboard', () => {
  it('shows a failure, and retries', async () => {
    start();
    server.answer('GET /dashboard/clients/totals', () => refusal('unavailable', 'Down'));
    open();
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    server.answer('GET /dashboard/clients/totals', () => json(totalsOf()));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Ann Adams')).toBeVisible();
  });

  it('shows a failure to load only the list, and retries', async () => {
    start();
    server.answer('GET /dashboard/clients', () => refusal('unavailable', 'Down'));
    open();
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    server.answer('GET /dashboard/clients', () => list([ann]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Ann Adams')).toBeVisible();
  });

  it('shows that the approval is pending, instead of an error', async () => {
    start();
    const waiting = 'Your account is waiting for approval by the office.';
    server.answer('GET /dashboard/clients/totals', () => refusal('approval_pending', waiting));
    show(<DashboardPage />, undefined, { status: 'pending' });
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(server.to('/dashboard/clients')).toEqual([]);
  });

  it('shows a skeleton while it loads', () => {
    start();
    open();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Loading…');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
  });

  it('keeps its title, and loads the list while the totals load', async () => {
    start();
    let arrive: (answer: Response) => void = () => undefined;
    server.answer('GET /dashboard/clients/totals', () => new Promise((resolve) => (arrive = resolve)));
    open();
    const title = screen.getByRole('heading', { level: 1 });
    expect(await screen.findByText('Ann Adams')).toBeVisible();
    arrive(json(totalsOf()));
    expect(await tile('Documents')).toHaveTextContent('7');
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  });

  it('updates its totals when a client uploads a document', async () => {
    const stream = new FakeStream();
    start();
    server.answer('GET /events', stream.answer);
    open();
    expect(await tile('Documents')).toHaveTextContent('7');
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    server.answer('GET /dashboard/clients/totals', () => json(totalsOf({ documents: 8 })));
    act(() => stream.tell({ kind: 'documents' }));
    await waitFor(async () => expect(await tile('Documents')).toHaveTextContent('8'));
  });

  it("counts all clients, regardless of the list's filters", async () => {
    start();
    open();
    expect(await tile('Clients')).toHaveTextContent('3');
    expect(await tile('Active clients')).toHaveTextContent('2');
    expect(await tile('Complete')).toHaveTextContent('1');
    expect(await tile('Documents')).toHaveTextContent('7');
    expect(await tile('Unread messages')).toHaveTextContent('4');
  });

  it('explains how to get clients when there are none', async () => {
    start([], totalsOf({ clients: 0 }));
    open();
    expect(await screen.findByText('No clients yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get your portal link to share' })).toHaveAttribute(
      'href',
      '/preparer/profile',
    );
    expect(screen.getByText(/appear here when they choose you/)).toBeVisible();
  });
});

describe('client list', () => {
  it('shows each client with the last 6 characters of the id, colored progress and links', async () => {
    start();
    open();
    expect(await screen.findByRole('link', { name: 'Ann Adams' })).toHaveAttribute('href', '/client/id-of-ann-111aaa');
    expect(screen.getByText('111aaa')).toBeVisible();
    expect(screen.getByText('0 of 3').closest('.ui-progress')).toHaveClass('ui-progress--red');
    expect(screen.getByText('2 of 3').closest('.ui-progress')).toHaveClass('ui-progress--yellow');
    expect(screen.getByRole('link', { name: 'Message Ann Adams' })).toHaveAttribute(
      'href',
      '/messages/id-of-ann-111aaa',
    );
    expect(screen.getByLabelText('2 unread messages')).toBeVisible();
    expect(screen.getAllByText('Intake: Submitted')).toHaveLength(2);
    expect(screen.queryByText(/^Schedule C:/)).toBeNull();
  });

  it("uses the URL's parameters, and keeps them in the links to clients", async () => {
    start();
    open('/dashboard?search=ann&filter=incomplete&sort=progress');
    await screen.findByText('Ann Adams');
    expect(Object.fromEntries(lastQuery())).toEqual({
      search: 'ann',
      filter: 'incomplete',
      sort: 'progress',
      limit: '25',
    });
    expect(screen.getByRole('link', { name: 'Ann Adams' })).toHaveAttribute(
      'href',
      '/client/id-of-ann-111aaa?search=ann&filter=incomplete&sort=progress',
    );
  });

  it.each([
    ['/dashboard?filter=mine&sort=age&page=x', '1'],
    ['/dashboard?page=-2', '1'],
  ])('shows all clients by name for the invalid URL %s', async (at) => {
    start();
    open(at);
    await screen.findByText('Ann Adams');
    expect(Object.fromEntries(lastQuery())).toEqual({ filter: 'all', sort: 'name', limit: '25' });
  });

  it('keeps its four filters and three sort orders in the URL', async () => {
    start();
    open();
    await screen.findByText('Ann Adams');
    await choose('Show', 'No documents');
    await waitFor(() => expect(lastQuery().get('filter')).toBe('no-documents'));
    await choose('Sort by', 'Date (newest first)');
    await waitFor(() => expect(lastQuery().get('sort')).toBe('date'));
    expect(address()).toBe('/dashboard?filter=no-documents&sort=date');
    const options = document.querySelectorAll('option');
    const names = [...options].map(({ textContent }) => textContent);
    for (const name of ['All clients', 'Complete', 'Incomplete', 'No documents']) expect(names).toContain(name);
    for (const name of ['Name', 'Date (newest first)', 'Progress (highest first)']) expect(names).toContain(name);
  });

  it('searches while the user types, and shows a message when nothing is found', async () => {
    start();
    open();
    await screen.findByText('Ann Adams');
    server.answer('GET /dashboard/clients', () => list([]));
    await userEvent.type(screen.getByLabelText('Search clients'), 'nobody{Enter}');
    expect(await screen.findByText('No clients match your criteria')).toBeVisible();
    expect(lastQuery().get('search')).toBe('nobody');
    expect(document.querySelector('.ui-bar__count')).toHaveTextContent('0');
    expect(await tile('Clients')).toHaveTextContent('3');
    server.answer('GET /dashboard/clients', () => list([ann, bob]));
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(await screen.findByText('Bob Baker')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });
});

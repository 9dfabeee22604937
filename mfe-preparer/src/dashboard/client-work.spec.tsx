import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { clientOf, show, totalsOf } from '../testing/clients';
import DashboardPage from './dashboard.page';

let server: FakeServer;
const ann = clientOf({ id: 'id-of-ann-111aaa', first_name: 'Ann', last_name: 'Adams' });
const bob = clientOf({ id: 'id-of-bob-222bbb', first_name: 'Bob', last_name: 'Baker', document_types: [] });

function start(clients = [ann, bob]): void {
  server = fakeServer({
    'GET /dashboard/clients/totals': () => json(totalsOf()),
    'GET /dashboard/clients': () => list(clients),
    'GET /dashboard/clients/views': () => json({ views: [], version: 0 }),
  });
}
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const open = (at?: string) => show(<DashboardPage />, at);
const address = () => screen.getByTestId('address').textContent;
const lastQuery = () => {
  const lists = server.to('/dashboard/clients').filter(({ path }) => path.startsWith('/dashboard/clients?'));
  return new URL(lists.at(-1)?.path ?? '', 'http://here').searchParams;
};
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);

describe('what to do next', () => {
  it('shows how long a client has waited and what is missing, and a dash when there is nothing', async () => {
    const dayInMs = 24 * 60 * 60 * 1000;
    const eve = clientOf({
      id: 'id-of-eve',
      first_name: 'Eve',
      waiting_since: new Date(Date.now() - 14 * dayInMs).toISOString(),
      document_types: ['w2', 'selfie', 'id_verification'],
    });
    start([bob, eve]);
    open();
    const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');
    expect(await row('Eve Reed')).toHaveTextContent('10 days');
    expect(await row('Eve Reed')).toHaveTextContent('Nothing missing');
    expect(await row('Bob Baker')).toHaveTextContent('Not waiting for you');
    expect(await row('Bob Baker')).toHaveTextContent('3: ID verification, Selfie, W-2');
  });

  it('does not count a document that the office does without as missing', async () => {
    start([clientOf({ first_name: 'Bob', last_name: 'Baker', document_types: [], waived_types: ['selfie'] })]);
    open();
    const row = (await screen.findByRole('link', { name: 'Bob Baker' })).closest('tr');
    expect(row).toHaveTextContent('2: ID verification, W-2');
  });

  it('shows whom the open documents wait for', async () => {
    const eve = clientOf({ id: 'id-of-eve', first_name: 'Eve', open_for_client: 2, open_for_office: 1 });
    start([bob, eve]);
    open();
    const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr');
    expect(await row('Eve Reed')).toHaveTextContent('Client 2 · Us 1');
    expect(await row('Bob Baker')).toHaveTextContent('No open documents');
  });

  it("opens the W-2, or else the newest document, from the client's number of documents", async () => {
    start();
    open('/dashboard?sort=date');
    const review = async (name: string) =>
      (await screen.findByRole('link', { name: new RegExp(`Review documents of ${name}`) })).getAttribute('href');
    expect(await review('Ann Adams')).toBe('/client/id-of-ann-111aaa?sort=date&tab=documents&paper=w2');
    expect(await review('Bob Baker')).toBe('/client/id-of-bob-222bbb?sort=date&tab=documents&paper=newest');
  });

  it('sorts and filters by it', async () => {
    start();
    open('/dashboard?filter=waiting&sort=waiting');
    await screen.findByText('Ann Adams');
    expect(Object.fromEntries(lastQuery())).toMatchObject({ filter: 'waiting', sort: 'waiting' });
  });
});

describe('look of the list', () => {
  it('shows cards on request, and keeps the choice in the URL', async () => {
    start();
    open();
    await screen.findByText('Ann Adams');
    await userEvent.click(screen.getByRole('button', { name: 'Show as cards' }));
    expect(address()).toBe('/dashboard?as=cards');
    expect(document.querySelector('.ui-data-table--cards')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(address()).toBe('/dashboard');
  });

  it.each([
    ['size=100', '100'],
    ['size=7', '25'],
  ])('requests as many rows as the URL says, of the sizes offered: %s', async (query, limit) => {
    start();
    open(`/dashboard?${query}`);
    await screen.findByText('Ann Adams');
    expect(lastQuery().get('limit')).toBe(limit);
  });
});

describe('saved views', () => {
  const mine = { name: 'Adams first', search: 'adams', filter: 'incomplete', sort: 'date' } as const;
  const withViews = (views: readonly object[], version: number) => {
    start();
    server.answer('GET /dashboard/clients/views', () => json({ views, version }));
    server.answer('PUT /dashboard/clients/views', ({ body }) => json({ ...(body as object), version: version + 1 }));
  };
  const sentViews = () => server.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  it('apply their search, filter and sort order', async () => {
    withViews([mine], 3);
    open();
    await screen.findByText('Ann Adams');
    await choose('View', 'Adams first');
    await waitFor(() => expect(address()).toBe('/dashboard?search=adams&filter=incomplete&sort=date'));
    await choose('View', 'Waiting longest');
    await waitFor(() => expect(address()).toBe('/dashboard?filter=waiting&sort=waiting'));
  });

  it('are saved under a name that is not taken', async () => {
    withViews([mine], 3);
    open('/dashboard?filter=complete');
    await screen.findByText('Ann Adams');
    await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
    const save = async () =>
      userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save this view' }));
    await userEvent.type(await screen.findByLabelText('Name of the view'), 'adams FIRST');
    await save();
    expect(await screen.findByText('You already have a view with this name.')).toBeVisible();
    expect(sentViews()).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Name of the view'));
    await userEvent.type(screen.getByLabelText('Name of the view'), 'Ready');
    await save();
    const ready = { name: 'Ready', search: '', filter: 'complete', sort: 'name' };
    await waitFor(() => expect(sentViews()).toEqual([{ views: [mine, ready], version: 3 }]));
  });

  it('are deleted', async () => {
    withViews([mine], 3);
    open('/dashboard?search=adams&filter=incomplete&sort=date');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the view Adams first' }));
    await waitFor(() => expect(sentViews()).toEqual([{ views: [], version: 3 }]));
  });

  it('report a failure to save', async () => {
    withViews([mine], 3);
    server.answer('PUT /dashboard/clients/views', () => refusal('stale_version', 'Changed'));
    open('/dashboard?search=adams&filter=incomplete&sort=date');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the view Adams first' }));
    expect(await screen.findByText('We couldn’t save your views. Please try again.')).toBeVisible();
  });
});

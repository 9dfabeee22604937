import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { fakeServer, json, list, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { FakeStream } from '@portal/data-access/testing/fake-stream';
import ClientPage from '../client/client.page';
import { address } from '../testing/client-server';
import { clientOf, show, totalsOf } from '../testing/clients';
import DashboardPage from './dashboard.page';

const many = Array.from({ length: 1200 }, (_, at) =>
  clientOf({ id: `client-number-${at}`, first_name: 'Many', last_name: `Client-${at}` }),
);
const queryOf = ({ path }: Sent) => new URL(path, 'http://here').searchParams;

/** Searches and paginates like the real server. */
function page(sent: Sent): Response {
  const query = queryOf(sent);
  const cursor = query.get('cursor') ?? '';
  if (cursor === 'foreign')
    return refusal('invalid_input', 'Not valid', { errors: [{ field: 'cursor', detail: 'No such page' }] });
  const found = many.filter(({ last_name }) => last_name.includes(query.get('search') ?? ''));
  const from = cursor === '' ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
  const rows = found.slice(from, from + Number(query.get('limit')));
  return list(rows, found.length, from + rows.length < found.length ? rows.at(-1)?.id : undefined);
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /dashboard/clients/totals': () => json(totalsOf({ clients: many.length })),
    'GET /dashboard/clients': page,
    'GET /dashboard/clients/views': () => json({ views: [], version: 0 }),
    ...Object.fromEntries(many.map((client) => [`GET /client/${client.id}`, () => json(client)])),
  });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const open = (at = '/dashboard') =>
  show(
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="/client/:clientId" element={<ClientPage />} />
    </Routes>,
    at,
  );
const lists = () => server.to('/dashboard/clients');
const turn = (to: 'Next' | 'Previous') => userEvent.click(screen.getByTitle(`${to} Page`));
/** Delays the next list response; returns a function that releases it. */
function hold(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.answer('GET /dashboard/clients', async (sent) => {
    await released;
    return page(sent);
  });
  return release;
}

describe('list of 1,200 clients', () => {
  it('loads one page of 25 and shows the total', async () => {
    open();
    expect(await screen.findByText('Many Client-24')).toBeVisible();
    expect(screen.queryByText('Many Client-25')).toBeNull();
    expect(screen.getByText('1 to 25 of 1,200')).toBeVisible();
    expect(lists().map(({ path }) => path)).toEqual(['/dashboard/clients?filter=all&sort=name&limit=25']);
  });

  it('changes pages in the URL, forward and back', async () => {
    open();
    await screen.findByText('Many Client-0');
    await turn('Next');
    expect(await screen.findByText('Many Client-25')).toBeVisible();
    expect(address()).toBe('/dashboard?cursor=client-number-24&page=2');
    await turn('Next');
    expect(await screen.findByText('51 to 75 of 1,200')).toBeVisible();
    await turn('Previous');
    expect(await screen.findByText('26 to 50 of 1,200')).toBeVisible();
    await turn('Previous');
    expect(await screen.findByText('Many Client-0')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });

  it('opens the last page from its URL, with rows 1,176 to 1,200', async () => {
    open('/dashboard?cursor=client-number-1174&page=48');
    expect(await screen.findByText('Many Client-1199')).toBeVisible();
    expect(screen.getByText('1,176 to 1,200 of 1,200')).toBeVisible();
  });

  it('returns from a client to the same page, and from there to earlier pages', async () => {
    open('/dashboard?sort=date');
    for (const shown of ['1 to 25', '26 to 50']) {
      await screen.findByText(`${shown} of 1,200`);
      await turn('Next');
    }
    await userEvent.click(await screen.findByRole('link', { name: 'Many Client-60' }));
    await userEvent.click(await screen.findByRole('tab', { name: 'Messages' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(await screen.findByText('51 to 75 of 1,200')).toBeVisible();
    expect(address()).toBe('/dashboard?sort=date&cursor=client-number-49&page=3');
    await turn('Previous');
    expect(await screen.findByText('26 to 50 of 1,200')).toBeVisible();
  });

  it('keeps its rows while the next page loads, and does not skip a page on a double click', async () => {
    open();
    await screen.findByText('Many Client-0');
    const release = hold();
    await turn('Next');
    await turn('Next');
    expect(address()).toBe('/dashboard?cursor=client-number-24&page=2');
    expect(screen.getByText('Many Client-0')).toBeVisible();
    release();
    expect(await screen.findByText('Many Client-25')).toBeVisible();
  });

  it('searches all clients after a debounce, starting at the first page', async () => {
    open('/dashboard?sort=date&cursor=client-number-24&page=2');
    await screen.findByText('Many Client-25');
    await userEvent.type(screen.getByLabelText('Search clients'), 'Client-1199');
    expect(await screen.findByText('1 to 1 of 1')).toBeVisible();
    expect(lists().filter(({ path }) => path.includes('search'))).toHaveLength(1);
    expect(address()).toBe('/dashboard?sort=date&search=Client-1199');
  });

  it('shows no empty-list message while a search without matches is being cleared', async () => {
    open('/dashboard?search=nobody');
    expect(await screen.findByText('No clients match your criteria')).toBeVisible();
    const release = hold();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(screen.queryByText('No clients yet')).toBeNull();
    expect(screen.queryByText('No clients match your criteria')).toBeNull();
    release();
    expect(await screen.findByText('Many Client-0')).toBeVisible();
  });

  it.each(['foreign', 'client-number-1199'])(
    'starts at the first page when the page after the cursor %s no longer exists',
    async (cursor) => {
      open(`/dashboard?cursor=${cursor}&page=2`);
      expect(await screen.findByText('1 to 25 of 1,200')).toBeVisible();
      expect(address()).toBe('/dashboard');
      expect(screen.queryByText(/^No clients/)).toBeNull();
    },
  );

  it('refetches only the current page when a client uploads or deletes a document', async () => {
    const stream = new FakeStream();
    server.answer('GET /events', stream.answer);
    open();
    await screen.findByText('Many Client-0');
    await turn('Next');
    await screen.findByText('Many Client-25');
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    const before = lists().length;
    act(() => stream.tell({ kind: 'documents' }));
    await waitFor(() => expect(lists().length).toBe(before + 1));
    expect(queryOf(lists().at(-1) as Sent).get('cursor')).toBe('client-number-24');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, list, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { serveListFilters } from '@portal/data-access/testing/list-filters';
import { AreaShortcuts } from '../shortcuts/area-shortcuts';
import { address } from '../testing/client-server';
import { show } from '../testing/clients';
import { queueRowOf, returnOf } from '../testing/returns';
import QueuePage from './queue.page';

let server: FakeServer;
const ann = queueRowOf({ id: 'r-ann', client_id: 'ann', first_name: 'Ann', last_name: 'Adams', business_days: 7 });
const bob = queueRowOf({
  id: 'r-bob',
  client_id: 'bob',
  first_name: 'Bob',
  last_name: 'Baker',
  kind: 'amended',
  state: 'rejected',
  answered: true,
  answers_changed: true,
  urgent: true,
  due_on: '2025-04-15',
  open_for_client: 2,
  open_for_office: 1,
  awaited: 1,
});
const query = ({ path }: Sent) => Object.fromEntries(new URL(path, 'http://here').searchParams);
const lastQuery = () => query(server.to('/queue').at(-1) as Sent);
const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

beforeEach(() => {
  server = fakeServer({ 'GET /queue': () => list([bob, ann]) });
});
afterEach(() => server.stop());
const open = (at = '/queue', user = {}) =>
  show(
    <>
      <AreaShortcuts />
      <QueuePage />
    </>,
    at,
    user,
  );

describe('queue of a preparer', () => {
  it('shows by default our turn, oldest first', async () => {
    open();
    await row('Ann Adams');
    expect(lastQuery()).toEqual({ turn: 'office', sort: 'oldest', limit: '50' });
  });

  it('shows state, age in business days, flags and open documents by turn', async () => {
    open();
    const late = await row('Ann Adams');
    expect(late.getByText('Ready to prepare')).toBeVisible();
    expect(late.queryByText('Urgent')).toBeNull();
    expect(late.getByText('7 days').closest('.ui-chip')).toHaveClass('ui-chip--error');
    const flagged = await row('Bob Baker');
    expect(late.queryByText('Amended')).toBeNull();
    for (const text of ['Sent back', 'under a day', 'Amended', 'Urgent', 'Answered', 'Answers changed', 'Past due'])
      expect(flagged.getByText(text)).toBeVisible();
    expect(flagged.getByText('2 with the client · 1 with us · 1 comes later')).toBeVisible();
  });

  it('keeps the filters in the URL, and for the account', async () => {
    const kept = serveListFilters(server);
    const { unmount } = open();
    await row('Ann Adams');
    await userEvent.selectOptions(screen.getByLabelText('Age'), '3–5 days');
    await waitFor(() => expect(address()).toBe('/queue?age=days_3_5'));
    await waitFor(() => expect(kept.of('queue')).toEqual({ list: 'queue', age: 'days_3_5' }));
    unmount();
    server.sent.length = 0;
    open();
    await waitFor(() => expect(address()).toBe('/queue?age=days_3_5'));
    await row('Ann Adams');
    // Restored before the list is requested, which would be shown for a moment otherwise.
    expect(server.to('/queue').map(query)).toEqual([{ age: 'days_3_5', turn: 'office', sort: 'oldest', limit: '50' }]);
    expect(server.to('/list-filters').map(({ method }) => method)).toEqual(['GET']);
  });

  it('keeps the number of rows per page, but no search', async () => {
    const kept = serveListFilters(server);
    open('/queue?search=Reed&size=100');
    await row('Ann Adams');
    await waitFor(() => expect(kept.of('queue')).toEqual({ list: 'queue', size: 100 }));
  });

  it('stays cleared after the filters were cleared', async () => {
    const kept = serveListFilters(server, [{ list: 'queue', age: 'days_3_5' }]);
    const { unmount } = open();
    await waitFor(() => expect(address()).toBe('/queue?age=days_3_5'));
    await row('Ann Adams');
    await userEvent.selectOptions(screen.getByLabelText('Age'), 'Any age');
    await waitFor(() => expect(address()).toBe('/queue'));
    await waitFor(() => expect(kept.of('queue')).toEqual({ list: 'queue' }));
    unmount();
    open();
    await row('Ann Adams');
    expect(address()).toBe('/queue');
  });

  it('opens with the defaults while the kept filters cannot be read', async () => {
    server.answer('GET /list-filters', () => refusal('unavailable', 'Down'));
    open();
    await row('Ann Adams');
    expect(address()).toBe('/queue');
    await userEvent.selectOptions(screen.getByLabelText('Age'), '3–5 days');
    await waitFor(() => expect(address()).toBe('/queue?age=days_3_5'));
    expect(server.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('says that nothing waits, and shows all returns on request', async () => {
    server.answer('GET /queue', () => list([]));
    open();
    expect(await screen.findByText('No returns wait for you')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all returns' }));
    await waitFor(() => expect(address()).toBe('/queue?turn=any'));
    expect(lastQuery()).toEqual({ sort: 'oldest', limit: '50' });
  });

  it('links to the other open seasons in which returns wait', async () => {
    server.answer('GET /queue', () => list([]));
    server.answer('GET /queue/totals', () =>
      json({ client: 0, office: 0, authority: 0, nobody: 0, other_seasons: [{ tax_year: 2024, office: 2 }] }),
    );
    open();
    expect(await screen.findByText('No returns wait for you')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '2 returns wait for you in tax year 2024' }));
    await waitFor(() => expect(address()).toBe('/queue?year=2024'));
  });

  it('keeps the year of the URL when it restores the filters, and does not keep it among them', async () => {
    const kept = serveListFilters(server, [{ list: 'queue', age: 'days_3_5' }]);
    open('/queue?year=2024');
    await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('age')).toBe('days_3_5'));
    expect(address()).toContain('year=2024');
    await row('Ann Adams');
    expect(kept.of('queue')).toEqual({ list: 'queue', age: 'days_3_5' });
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /queue', () => refusal('unavailable', 'Down'));
    open();
    expect(await screen.findByText('Failed to load your queue')).toBeVisible();
    server.answer('GET /queue', () => list([ann]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await row('Ann Adams');
  });

  it('focuses the search with /, moves with j and k, and opens the return with Enter', async () => {
    open();
    await row('Ann Adams');
    const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    key('/');
    expect(screen.getByLabelText('Search the queue')).toHaveFocus();
    screen.getByLabelText('Search the queue').blur();
    key('j');
    key('j');
    expect(document.activeElement).toHaveTextContent('Ann Adams');
    key('Enter');
    expect(address()).toBe('/client/ann?tab=return');
  });
});

describe('next move of a row', () => {
  it('starts preparing at once', async () => {
    server.answer('POST /client/ann/return/move', () => json(returnOf()));
    open();
    await userEvent.click((await row('Ann Adams')).getByRole('button', { name: 'Start preparing: Ann Adams' }));
    expect(await screen.findByText('Ann Adams: Preparing.')).toBeVisible();
    expect(server.to('/client/ann/return/move')[0]?.body).toEqual({ to: 'preparing', version: 1 });
  });

  it('reloads the row when the return has moved on', async () => {
    server.answer('POST /client/ann/return/move', () =>
      refusal('wrong_state', 'This return has moved on in the meantime.', { state: 'on_hold' }),
    );
    open();
    const button = (await row('Ann Adams')).getByRole('button', { name: 'Start preparing: Ann Adams' });
    server.answer('GET /queue', () => list([{ ...ann, state: 'on_hold', state_before_hold: 'preparing' }]));
    await userEvent.click(button);
    expect(await screen.findByText('This return has moved on in the meantime.')).toBeVisible();
    expect(await (await row('Ann Adams')).findByText('On hold')).toBeVisible();
  });

  it('asks for what the move needs, and keeps it while the window is closed', async () => {
    server.answer('GET /client/bob/return', () => json(returnOf({ id: 'r-bob', client_id: 'bob', state: 'rejected' })));
    open();
    const next = (await row('Bob Baker')).getByRole('button', { name: 'Record as filed: Bob Baker' });
    await userEvent.click(next);
    await userEvent.type(await screen.findByLabelText('Internal note'), 'Sent again');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(next);
    expect(await screen.findByLabelText('Internal note')).toHaveValue('Sent again');
  });
});

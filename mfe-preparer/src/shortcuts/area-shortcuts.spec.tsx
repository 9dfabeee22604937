import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { json, list, type FakeServer } from '@portal/data-access/testing/fake-server';
import DashboardPage from '../dashboard/dashboard.page';
import { address, clientServer, letterOf } from '../testing/client-server';
import { clientOf, show, totalsOf } from '../testing/clients';
import { AreaShortcuts } from './area-shortcuts';

const contact = (id: string, unread: number) => ({
  id,
  first_name: 'Person',
  last_name: id,
  email: `${id}@example.com`,
  phone: null,
  role: 'client',
  preparer_code: null,
  can_write: true,
  unread,
  last_message_at: null,
  last_message: null,
  last_message_is_own: false,
});

let server: FakeServer;
beforeEach(() => {
  server = clientServer();
  const clients = [clientOf({ id: 'c1' }), clientOf({ id: 'c2', last_name: 'Next' })];
  server.answer('GET /dashboard/clients', () => list(clients));
  server.answer('GET /dashboard/clients/totals', () => json(totalsOf()));
  server.answer('GET /dashboard/clients/views', () => json({ views: [], version: 0 }));
  server.answer('GET /message-contacts', () => list([contact('quiet', 0), contact('loud', 2)]));
  for (const id of ['c1', 'loud']) {
    server.answer(`GET /message-contacts/${id}`, () => json(contact(id, 0)));
    server.answer(`GET /messages/${id}`, () => list([letterOf(1)]));
  }
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const open = (at: string) =>
  show(
    <>
      <AreaShortcuts />
      <Routes>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>,
    at,
  );
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

describe('shortcuts of the preparer area', () => {
  it('focus the search with /, from the list and from any other page', async () => {
    const { unmount } = open('/dashboard');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    key('/');
    expect(screen.getByLabelText('Search clients')).toHaveFocus();
    unmount();
    open('/client/c1');
    key('/');
    await waitFor(() => expect(screen.getByLabelText('Search clients')).toHaveFocus());
    expect(address()).toBe('/dashboard');
  });

  it('move through the rows with j and k, and open the client with Enter', async () => {
    open('/dashboard?sort=date');
    await screen.findByRole('link', { name: 'Wilma Next' });
    for (const pressed of ['j', 'j', 'k', 'j']) key(pressed);
    expect(document.activeElement).toHaveTextContent('Wilma Next');
    key('Enter');
    expect(address()).toBe('/client/c2?sort=date');
  });

  it('open the documents of the row in focus with d, and of the client on the page', async () => {
    const { unmount } = open('/dashboard?sort=date');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    key('d');
    expect(address()).toBe('/dashboard?sort=date');
    key('j');
    key('d');
    expect(address()).toBe('/client/c1?sort=date&tab=documents&paper=w2');
    unmount();
    open('/client/c2?sort=name');
    key('d');
    expect(address()).toBe('/client/c2?sort=name&tab=documents&paper=w2');
  });

  it('do nothing in a field, with a modifier or under a dialog', async () => {
    open('/dashboard');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    fireEvent.keyDown(screen.getByLabelText('Search clients'), { key: '?' });
    key('?', { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    key('?');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    key('/');
    expect(screen.getByLabelText('Search clients')).not.toHaveFocus();
  });

  it('are listed with ?', async () => {
    open('/dashboard');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    key('?');
    const help = await screen.findByRole('dialog');
    for (const name of ['Search clients, from any page', 'Next and previous row', 'Open the client'])
      expect(await within(help).findByText(name)).toBeVisible();
  });
});

describe('message drawer', () => {
  it('opens with the newest unread conversation, ready to write', async () => {
    open('/dashboard');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    key('m');
    expect(await screen.findByRole('heading', { name: 'Person loud' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus());
    expect(address()).toBe('/dashboard');
  });

  it('opens with the newest conversation when everything is read', async () => {
    const written = { ...contact('loud', 0), last_message_at: '2025-02-01T12:00:00Z', last_message: 'Hello' };
    server.answer('GET /message-contacts', () => list([contact('quiet', 0), written]));
    open('/dashboard');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    key('m');
    expect(await screen.findByRole('heading', { name: 'Person loud' })).toBeInTheDocument();
  });

  it('invites to choose a client when there is no conversation yet', async () => {
    server.answer('GET /message-contacts', () => list([contact('quiet', 0)]));
    open('/dashboard');
    await screen.findByRole('link', { name: 'Wilma Reed' });
    key('m');
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Choose a conversation to read and write messages.')).toBeVisible();
    expect(server.to('/message-contacts/quiet')).toEqual([]);
    await userEvent.click(drawer.getByRole('link', { name: 'All conversations' }));
    expect(address()).toBe('/messages');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens with the client of the page, and closes to it', async () => {
    open('/client/c1');
    key('m');
    expect(await screen.findByRole('heading', { name: 'Person c1' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Another page')).toBeVisible();
  });

  it('does not open over the messages page', () => {
    open('/messages/c1');
    key('m');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

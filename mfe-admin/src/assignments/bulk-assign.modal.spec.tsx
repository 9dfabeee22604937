import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed } from '../testing/admin';
import {
  assignmentsServer,
  button,
  choose,
  client,
  dialog,
  olga,
  percy,
  press,
  showAssignments as show,
} from '../testing/assignments';

let server: FakeServer;
beforeEach(() => {
  server = assignmentsServer();
});
afterEach(() => server.stop());

const bodyOf = (path: string): unknown => server.to(path).at(-1)?.body;

describe('bulk assignment', () => {
  const select = async () => {
    show('?search=cli');
    fireEvent.click(await screen.findByLabelText('Select Client 1'));
    fireEvent.click(screen.getByLabelText('Select Client 2'));
  };

  it('assigns the selected clients, with the fixed reason', async () => {
    await select();
    expect(screen.getByText('2 selected')).toBeVisible();
    fireEvent.click(button('Assign selected'));
    expect((await dialog()).getByText('Bulk assignment via admin dashboard')).toBeVisible();
    expect((await dialog()).queryByRole('textbox')).toBeNull();
    await choose('Olga Preparewell');
    await press('Assign Clients');
    expect(await screen.findByText('2 clients were assigned to Olga Preparewell.')).toBeVisible();
    expect(bodyOf('/admin/bulk-assign-clients')).toEqual({
      client_ids: [client(1).id, client(2).id],
      preparer_id: olga.id,
      reason: 'Bulk assignment via admin dashboard',
    });
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('assigns all matches of a search, which the server resolves', async () => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    expect(screen.getByText('12 selected')).toBeVisible();
    fireEvent.click(button('Assign selected'));
    await choose('Percy Pencil');
    await press('Assign Clients');
    await waitFor(() =>
      expect(bodyOf('/admin/bulk-assign-matching')).toEqual({
        search: 'cli',
        status: 'unassigned',
        preparer_id: percy.id,
        reason: 'Bulk assignment via admin dashboard',
        expected_count: 12,
      }),
    );
  });

  it('shows the new number of matches when it has changed, and assigns those on the second attempt', async () => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    fireEvent.click(button('Assign selected'));
    await choose('Percy Pencil');
    server.answer('POST /admin/bulk-assign-matching', () =>
      refusal('conflict', 'Your search now matches 11 clients instead of 12.'),
    );
    server.answer('GET /admin/clients', () => listed([client(1)], 11, 'next'));
    await press('Assign Clients');
    const notice = await (await dialog()).findByText('Your search now matches 11 clients instead of 12.');
    expect(notice.closest('[role=alert], [role=status], [aria-live]')).not.toBeNull();
    expect(
      (await dialog()).getByText('11 clients will be assigned to the preparer you choose, all or nothing.'),
    ).toBeVisible();
    server.answer('POST /admin/bulk-assign-matching', () => json({ changed: 11, preparer_name: 'Percy Pencil' }));
    await press('Assign Clients');
    await waitFor(() => expect(bodyOf('/admin/bulk-assign-matching')).toMatchObject({ expected_count: 11 }));
    expect(await screen.findByText('11 clients were assigned to Percy Pencil.')).toBeVisible();
  });

  it.each([
    ['no longer matches any client', () => listed([])],
    ['matches more clients than can be assigned at once', () => listed([client(1)], 10_001, 'next')],
    ['cannot be counted again', () => refusal('unavailable', 'Down')],
  ])('shows no second error beside the conflict when a search %s', async (_what, counted) => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    fireEvent.click(button('Assign selected'));
    await choose('Percy Pencil');
    server.answer('POST /admin/bulk-assign-matching', () => refusal('conflict', 'Your search finds others now.'));
    server.answer('GET /admin/clients', counted);
    await press('Assign Clients');
    expect(await screen.findByText('Your search finds others now.')).toBeVisible();
    expect((await dialog()).queryByText('Your search finds others now.')).toBeNull();
    expect(
      (await dialog()).getByText('12 clients will be assigned to the preparer you choose, all or nothing.'),
    ).toBeVisible();
  });

  it('drops the selection of all matches when the search changes', async () => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    expect(screen.getByText('12 selected')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Search clients'), { target: { value: 'ent' } });
    await waitFor(() => expect(screen.queryByText('12 selected')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText('Select Client 1')).not.toBeChecked());
  });

  it('requests the exact number of matches when the list has only a lower bound, and shows an error when there are too many', async () => {
    const clientsOf = (total: number) => () => listed([client(1)], total, 'next');
    const many = () => {
      const answer = listed([client(1), client(2)], 1000, 'next');
      answer.headers.set('x-total-count-relation', 'at-least');
      return answer;
    };
    server.answer('GET /admin/unassigned-clients', many);
    server.answer('GET /admin/clients', () => refusal('unavailable', 'Down'));
    await select();
    fireEvent.click(button('Select all that match'));
    expect(await screen.findByText('Failed to load admin dashboard data')).toBeVisible();
    server.answer('GET /admin/clients', clientsOf(10_001));
    fireEvent.click(button('Select all that match'));
    expect(await screen.findByText('More than 10,000 clients match. Please narrow your search.')).toBeVisible();
    server.answer('GET /admin/clients', clientsOf(4_321));
    fireEvent.click(button('Select all that match'));
    expect(await screen.findByText('4,321 selected')).toBeVisible();
    expect(server.to('/admin/clients').at(-1)?.path).toBe(
      '/admin/clients?search=cli&status=unassigned&limit=1&count=exact',
    );
    expect(screen.queryByText('Select all that match')).toBeNull();
  });

  it('requires a preparer, and shows the reason for a failure', async () => {
    await select();
    fireEvent.click(button('Assign selected'));
    await press('Assign Clients');
    expect(await screen.findByText('Please select clients and a preparer')).toBeVisible();
    await choose('Olga Preparewell');
    server.answer('POST /admin/bulk-assign-clients', () => new Response('down', { status: 502 }));
    await press('Assign Clients');
    expect(await screen.findByText('Failed to assign clients')).toBeVisible();
  });
});

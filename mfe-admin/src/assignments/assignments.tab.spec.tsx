import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { listed, showAt } from '../testing/admin';
import AssignmentsTab from './assignments.tab';

const client = (at: number, more: Partial<AdminClientRow> = {}): AdminClientRow => ({
  id: `00000000-0000-7000-8000-00000000000${at}`,
  first_name: 'Client',
  last_name: `${at}`,
  email: `client-${at}@example.com`,
  phone: null,
  created_at: '2025-01-31T12:00:00Z',
  assigned_preparer: null,
  has_intake_form: false,
  documents_count: 0,
  total_income: 0,
  ...more,
});
const olga = { id: '00000000-0000-7000-8000-0000000000aa', first_name: 'Olga', last_name: 'Preparewell' };
const percy = { id: '00000000-0000-7000-8000-0000000000bb', first_name: 'Percy', last_name: 'Pencil' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/unassigned-clients': () => listed([client(1), client(2)], 12, 'next'),
    'GET /admin/clients': () => listed([client(3)]),
    'GET /admin/users': () => listed([olga, percy]),
    'POST /admin/reassign-client': () => json({ preparer_id: olga.id, preparer_name: 'Olga Preparewell' }),
    'POST /admin/bulk-assign-clients': () => json({ changed: 2, preparer_name: 'Olga Preparewell' }),
    'POST /admin/bulk-assign-matching': () => json({ changed: 12, preparer_name: 'Olga Preparewell' }),
  });
});
afterEach(() => server.stop());

const show = (query = '') => showAt(`/admin/assignments${query}`, '/admin/:tab', <AssignmentsTab />);
const bodyOf = (path: string): unknown => server.to(path).at(-1)?.body;
// Found by what they say: looking for roles takes seconds in a table of antd's.
const modal = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.ant-modal');
  if (!found) throw new Error('No modal is open');
  return found;
};
const dialog = async () => within(await waitFor(modal));
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const choose = async (name: string) => {
  const box = (await dialog()).getByLabelText('Choose a preparer');
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
};
const press = async (name: string) =>
  fireEvent.click((await dialog()).getByText(name, { selector: 'button, button *' }));

describe('Client Assignments', () => {
  it('shows unassigned clients, and how many of how many', async () => {
    show();
    expect(await screen.findByText('Showing 2 of 12')).toBeVisible();
    expect(screen.queryByText('1 to 2 of 12')).toBeNull();
    expect(server.to('/admin/unassigned-clients')[0]?.path).toBe('/admin/unassigned-clients?limit=10');
    expect(server.to('/admin/clients')).toEqual([]);
  });

  it('shows the others where its address says so', async () => {
    show('?status=all');
    expect(await screen.findByText('Client 3')).toBeVisible();
    expect(server.to('/admin/clients')[0]?.path).toBe('/admin/clients?status=all&limit=10');
  });

  it('says what a client asked for in the general intake, and nothing of who has no preference', async () => {
    const wishes = { preferred_preparer: 'Olga Preparewell', preferred_office: 'No Preference', urgent: true };
    server.answer('GET /admin/unassigned-clients', () => listed([client(1, { wishes }), client(2, { wishes: null })]));
    show();
    expect(await screen.findByText('Would like: Olga Preparewell')).toBeVisible();
    expect(screen.getAllByText('Urgent')).toHaveLength(1);
    expect(screen.queryByText(/No Preference/)).toBeNull();
  });

  it('says that nobody waits', async () => {
    server.answer('GET /admin/unassigned-clients', () => listed([]));
    show();
    expect(await screen.findByText('Every client has a preparer.')).toBeVisible();
    expect(
      screen.getByText('Whoever registers or sends a general intake shows up here until they have one.'),
    ).toBeVisible();
  });
});

describe('reassigning a client', () => {
  const open = async (name = 'Assign Client 1') => {
    show();
    fireEvent.click(await screen.findByLabelText(name));
  };

  it('asks for a preparer, in the words of the specification', async () => {
    await open();
    await press('Reassign Client');
    expect(await screen.findByText('Please select both client and preparer')).toBeVisible();
    expect((await dialog()).getByLabelText('Choose a preparer')).toHaveAccessibleDescription('Preparer is required.');
    expect(server.to('/admin/reassign-client')).toEqual([]);
    await choose('Olga Preparewell');
    expect((await dialog()).queryByText('Preparer is required.')).toBeNull();
  });

  it('shows what the client wrote in the general intake, where they sent one', async () => {
    const wishes = { preferred_preparer: null, preferred_office: null, urgent: false };
    server.answer('GET /admin/unassigned-clients', () => listed([client(1, { wishes })]));
    const questions = 'Does anybody speak Polish?';
    server.answer(`GET /admin/clients/${client(1).id}/preferences`, () =>
      listed([{ ...wishes, id: 'said', questions, special_circumstances: null, created_at: '2025-02-01T15:00:00Z' }]),
    );
    await open();
    expect(await (await dialog()).findByText(questions)).toBeVisible();
  });

  it('asks for a client where none was chosen', async () => {
    show();
    fireEvent.click(await screen.findByText('Reassign client', { selector: '.ui-data-table__toolbar *' }));
    await choose('Olga Preparewell');
    await press('Reassign Client');
    expect(await screen.findByText('Please select both client and preparer')).toBeVisible();
    expect((await dialog()).getByText('Client is required.')).toBeVisible();
  });

  it('sends whom the admin saw and the reason, and says what was done', async () => {
    await open();
    await choose('Olga Preparewell');
    fireEvent.change((await dialog()).getByLabelText(/Reason/), { target: { value: ' Asked for it ' } });
    await press('Reassign Client');
    expect(await screen.findByText('Client 1 was assigned to Olga Preparewell.')).toBeVisible();
    expect(bodyOf('/admin/reassign-client')).toEqual({
      client_id: client(1).id,
      from_preparer_id: null,
      to_preparer_id: olga.id,
      reason: 'Asked for it',
    });
    await waitFor(() => expect(server.to('/admin/unassigned-clients').length).toBeGreaterThan(1));
  });

  it('shows how it stands now when somebody else was faster, and then sends that', async () => {
    await open();
    await choose('Olga Preparewell');
    server.answer('POST /admin/reassign-client', () => refusal('conflict', 'Changed'));
    server.answer('GET /admin/clients', () =>
      listed([client(1, { assigned_preparer: { id: percy.id, name: 'Percy Pencil', code: 'PERCYP' } })]),
    );
    await press('Reassign Client');
    expect(await (await dialog()).findByText('Percy Pencil')).toBeVisible();
    expect((await dialog()).getByText(/^This client was assigned to another preparer in the meantime\./)).toBeVisible();
    server.answer('POST /admin/reassign-client', () => json({ preparer_id: olga.id, preparer_name: 'Olga' }));
    await press('Reassign Client');
    await waitFor(() => expect(bodyOf('/admin/reassign-client')).toMatchObject({ from_preparer_id: percy.id }));
  });

  it('asks before it loses whom somebody has chosen or what they have typed, and closes at once where nothing was', async () => {
    await open();
    await press('Cancel');
    await waitFor(() => expect(document.querySelector('.ant-modal')).toBeNull());
    fireEvent.click(screen.getByLabelText('Assign Client 1'));
    await choose('Olga Preparewell');
    await press('Cancel');
    expect(await screen.findByText('Discard what you typed?')).toBeVisible();
    expect((await dialog()).getAllByText('Olga Preparewell').length).toBeGreaterThan(0);
    expect(server.to('/admin/reassign-client')).toEqual([]);
  });

  it('that fails says so, and keeps what was chosen', async () => {
    await open();
    await choose('Olga Preparewell');
    server.answer('POST /admin/reassign-client', () => new Response('down', { status: 502 }));
    await press('Reassign Client');
    expect(await screen.findByText('Failed to reassign client')).toBeVisible();
    expect((await dialog()).getAllByText('Olga Preparewell').length).toBeGreaterThan(0);
  });
});

describe('assigning many', () => {
  const select = async () => {
    show('?search=cli');
    fireEvent.click(await screen.findByLabelText('Select Client 1'));
    fireEvent.click(screen.getByLabelText('Select Client 2'));
  };

  it('takes those that are selected, with the fixed reason', async () => {
    await select();
    expect(screen.getByText('2 clients selected')).toBeVisible();
    fireEvent.click(button('Assign selected'));
    await choose('Olga Preparewell');
    await press('Assign Clients');
    expect(await screen.findByText('2 clients were assigned to Olga Preparewell.')).toBeVisible();
    expect(bodyOf('/admin/bulk-assign-clients')).toEqual({
      client_ids: [client(1).id, client(2).id],
      preparer_id: olga.id,
      reason: 'Bulk assignment via admin dashboard',
    });
    expect(screen.queryByText('2 clients selected')).toBeNull();
  });

  it('takes all that the search finds, and leaves finding them to the server', async () => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    expect(screen.getByText('12 clients selected')).toBeVisible();
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

  it('says how many a search finds by now where that has changed, and assigns those once it is asked again', async () => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    fireEvent.click(button('Assign selected'));
    await choose('Percy Pencil');
    server.answer('POST /admin/bulk-assign-matching', () =>
      refusal('conflict', 'Your search finds 11 clients now, not 12.'),
    );
    server.answer('GET /admin/clients', () => listed([client(1)], 11, 'next'));
    await press('Assign Clients');
    const notice = await (await dialog()).findByText('Your search finds 11 clients now, not 12.');
    expect(notice.closest('[role=alert], [role=status], [aria-live]')).not.toBeNull();
    expect((await dialog()).getByText('11 clients get the preparer you choose, all of them or none.')).toBeVisible();
    server.answer('POST /admin/bulk-assign-matching', () => json({ changed: 11, preparer_name: 'Percy Pencil' }));
    await press('Assign Clients');
    await waitFor(() => expect(bodyOf('/admin/bulk-assign-matching')).toMatchObject({ expected_count: 11 }));
    expect(await screen.findByText('11 clients were assigned to Percy Pencil.')).toBeVisible();
  });

  it.each([
    ['finds nobody any more', () => listed([])],
    ['finds more than can be assigned at once', () => listed([client(1)], 10_001, 'next')],
    ['cannot be counted again', () => refusal('unavailable', 'Down')],
  ])('only says so where a search %s', async (_what, counted) => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    fireEvent.click(button('Assign selected'));
    await choose('Percy Pencil');
    server.answer('POST /admin/bulk-assign-matching', () => refusal('conflict', 'Your search finds others now.'));
    server.answer('GET /admin/clients', counted);
    await press('Assign Clients');
    expect(await screen.findByText('Your search finds others now.')).toBeVisible();
    expect((await dialog()).queryByText('Your search finds others now.')).toBeNull();
    expect((await dialog()).getByText('12 clients get the preparer you choose, all of them or none.')).toBeVisible();
  });

  it('forgets all that one search found where another is asked for', async () => {
    await select();
    fireEvent.click(button('Select all 12 that match'));
    expect(screen.getByText('12 clients selected')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Search clients'), { target: { value: 'ent' } });
    await waitFor(() => expect(screen.queryByText('12 clients selected')).toBeNull());
    await waitFor(() => expect(screen.getByLabelText('Select Client 1')).not.toBeChecked());
  });

  it('counts those that match where the list only knows that they are many, and says when they are too many', async () => {
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
    expect(await screen.findByText('4,321 clients selected')).toBeVisible();
    expect(server.to('/admin/clients').at(-1)?.path).toBe(
      '/admin/clients?search=cli&status=unassigned&limit=1&count=exact',
    );
    expect(screen.queryByText('Select all that match')).toBeNull();
  });

  it('asks for a preparer, and says why it failed', async () => {
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

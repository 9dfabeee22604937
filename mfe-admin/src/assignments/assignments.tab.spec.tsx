import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed } from '../testing/admin';
import {
  assignmentsServer,
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

describe('Client Assignments', () => {
  it('shows unassigned clients, with their total', async () => {
    show();
    expect(await screen.findByText('Showing 2 of 12')).toBeVisible();
    expect(screen.queryByText('1 to 2 of 12')).toBeNull();
    expect(server.to('/admin/unassigned-clients')[0]?.path).toBe('/admin/unassigned-clients?limit=10');
    expect(server.to('/admin/clients')).toEqual([]);
  });

  it('shows all clients when the URL asks for them', async () => {
    show('?status=all');
    expect(await screen.findByText('Client 3')).toBeVisible();
    expect(server.to('/admin/clients')[0]?.path).toBe('/admin/clients?status=all&limit=10');
  });

  it('shows general intake preferences, and nothing if there are none', async () => {
    const wishes = { preferred_preparer: 'Olga Preparewell', preferred_office: 'No Preference', urgent: true };
    server.answer('GET /admin/unassigned-clients', () => listed([client(1, { wishes }), client(2, { wishes: null })]));
    show();
    expect(await screen.findByText('Prefers Olga Preparewell')).toBeVisible();
    expect(screen.getAllByText('Urgent')).toHaveLength(1);
    expect(screen.queryByText(/No Preference/)).toBeNull();
  });

  it('shows a message when no client is waiting', async () => {
    server.answer('GET /admin/unassigned-clients', () => listed([]));
    show();
    expect(await screen.findByText('Every client has a preparer.')).toBeVisible();
    expect(screen.getByText('New clients appear here until they have a preparer.')).toBeVisible();
  });
});

describe('preparer field', () => {
  const open = async () => {
    show();
    fireEvent.click(await screen.findByLabelText('Assign Client 1'));
    const box = (await dialog()).getByLabelText('Choose a preparer');
    fireEvent.mouseDown(box);
    await screen.findByText('Olga Preparewell');
    return box;
  };

  it('shows the workload of each preparer', async () => {
    await open();
    expect(screen.getByText('1 client · Normal')).toBeVisible();
    expect(screen.getByText('16 clients · High')).toBeVisible();
  });

  it('selects no preparer on Enter until one is highlighted', async () => {
    const box = await open();
    fireEvent.change(box, { target: { value: 'ol' } });
    await waitFor(() => expect(server.to('/admin/users').at(-1)?.path).toContain('search=ol'));
    await screen.findByText('Olga Preparewell');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await press('Reassign Client');
    expect(await screen.findByText('Please select both client and preparer')).toBeVisible();
    expect(server.to('/admin/reassign-client')).toEqual([]);
  });
});

describe('reassignment dialog', () => {
  const open = async (name = 'Assign Client 1') => {
    show();
    fireEvent.click(await screen.findByLabelText(name));
  };

  it('requires a preparer, with the specified message', async () => {
    await open();
    await press('Reassign Client');
    expect(await screen.findByText('Please select both client and preparer')).toBeVisible();
    expect((await dialog()).getByLabelText('Choose a preparer')).toHaveAccessibleDescription('Preparer is required.');
    expect(server.to('/admin/reassign-client')).toEqual([]);
    await choose('Olga Preparewell');
    expect((await dialog()).queryByText('Preparer is required.')).toBeNull();
  });

  it('shows what the client wrote in the general intake, if anything', async () => {
    const wishes = { preferred_preparer: null, preferred_office: null, urgent: false };
    server.answer('GET /admin/unassigned-clients', () => listed([client(1, { wishes })]));
    const questions = 'Does anybody speak Polish?';
    server.answer(`GET /admin/clients/${client(1).id}/preferences`, () =>
      listed([{ ...wishes, id: 'said', questions, special_circumstances: null, created_at: '2025-02-01T15:00:00Z' }]),
    );
    await open();
    expect(await (await dialog()).findByText(questions)).toBeVisible();
  });

  it('requires a client when none was chosen', async () => {
    show();
    fireEvent.click(await screen.findByText('Reassign client', { selector: '.ui-bar *' }));
    await choose('Olga Preparewell');
    await press('Reassign Client');
    expect(await screen.findByText('Please select both client and preparer')).toBeVisible();
    expect((await dialog()).getByText('Client is required.')).toBeVisible();
  });

  it('sends the preparer the admin saw and the reason, and confirms the change', async () => {
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

  it('removes the reassigned client from the selection', async () => {
    show();
    fireEvent.click(await screen.findByLabelText('Select Client 1'));
    fireEvent.click(screen.getByLabelText('Select Client 2'));
    expect(screen.getByText('2 selected')).toBeVisible();
    fireEvent.click(screen.getByLabelText('Assign Client 1'));
    await choose('Olga Preparewell');
    await press('Reassign Client');
    expect(await screen.findByText('1 selected')).toBeVisible();
  });

  it('shows the current preparer after a conflict, and sends that one with the retry', async () => {
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

  it('refetches the client even if the search returns several pages', async () => {
    await open();
    await choose('Olga Preparewell');
    server.answer('POST /admin/reassign-client', () => refusal('conflict', 'Changed'));
    server.answer('GET /admin/clients', ({ path }) =>
      path.includes('cursor=second')
        ? listed([client(1, { assigned_preparer: { id: percy.id, name: 'Percy Pencil', code: 'PERCYP' } })], 21)
        : listed([client(2)], 21, 'second'),
    );
    await press('Reassign Client');
    expect(await (await dialog()).findByText('Percy Pencil')).toBeVisible();
  });

  it('asks before discarding a choice or typed text, and closes immediately if there is none', async () => {
    await open();
    await press('Cancel');
    await waitFor(() => expect(document.querySelector('.ant-modal')).toBeNull());
    fireEvent.click(screen.getByLabelText('Assign Client 1'));
    await choose('Olga Preparewell');
    await press('Cancel');
    expect(await screen.findByText('Discard changes?')).toBeVisible();
    expect((await dialog()).getAllByText('Olga Preparewell').length).toBeGreaterThan(0);
    expect(server.to('/admin/reassign-client')).toEqual([]);
  });

  it('shows a failure, and keeps the choice', async () => {
    await open();
    await choose('Olga Preparewell');
    server.answer('POST /admin/reassign-client', () => new Response('down', { status: 502 }));
    await press('Reassign Client');
    expect(await screen.findByText('Failed to reassign client')).toBeVisible();
    expect((await dialog()).getAllByText('Olga Preparewell').length).toBeGreaterThan(0);
  });
});

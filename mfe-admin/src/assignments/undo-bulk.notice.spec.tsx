import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed } from '../testing/admin';
import { assignmentsServer, showAssignments as show } from '../testing/assignments';

const bulk = {
  id: '00000000-0000-7000-8000-0000000000b1',
  preparer_name: 'Olga Preparewell',
  clients: 14,
  seconds_left: 540,
};
const offer = 'Bulk assignment to Olga Preparewell: 14 clients.';

let server: FakeServer;
beforeEach(() => {
  server = assignmentsServer();
  server.answer('GET /admin/bulk-assignments', () => listed([bulk]));
});
afterEach(() => server.stop());

const undo = async () => fireEvent.click(await screen.findByLabelText('Undo the assignment to Olga Preparewell'));

describe('undo notice of a bulk assignment', () => {
  it('undoes it, reports "12 of 14 undone; 2 have been reassigned since", and disappears', async () => {
    show();
    expect(await screen.findByText(offer)).toBeVisible();
    server.answer('POST /admin/undo-bulk-assignment', () => {
      server.answer('GET /admin/bulk-assignments', () => listed([]));
      return json({ undone: 12, total: 14, reassigned: 2 });
    });
    await undo();
    expect(await screen.findByText('12 of 14 undone; 2 have been reassigned since.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    expect(server.to('/admin/undo-bulk-assignment')[0]?.body).toEqual({ id: bulk.id });
  });

  it('shows why an undo was rejected', async () => {
    show();
    server.answer('POST /admin/undo-bulk-assignment', () =>
      refusal('conflict', 'This bulk assignment has already been undone.'),
    );
    await undo();
    expect(await screen.findByText('This bulk assignment has already been undone.')).toBeVisible();
  });

  it('disappears when the time is up', async () => {
    let requestCount = 0;
    server.answer('GET /admin/bulk-assignments', () => {
      requestCount += 1;
      return listed(requestCount === 1 ? [{ ...bulk, seconds_left: 0 }] : []);
    });
    show();
    expect(await screen.findByText(offer)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull(), { timeout: 5000 });
  });
});

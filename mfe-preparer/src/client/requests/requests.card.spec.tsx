import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { address, clientServer, openClient } from '../../testing/client-server';
import { serveRequests } from '../../testing/request-server';
import { fileOf, itemOf, requestsOf } from '../../testing/requests';
import { returnOf } from '../../testing/returns';

let server: FakeServer;
beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
  server = clientServer();
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const open = async () => {
  openClient('/client/c1?tab=documents');
  await screen.findByRole('heading', { name: 'Requested documents' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (menu: string, name: string) => {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const bodies = (path: string) => server.to(`/client/c1/requests/${path}`).map(({ body }) => body);

describe('requested documents', () => {
  it('lists what to decide, what the client still has to send, and what is done', async () => {
    serveRequests(
      server,
      [
        itemOf(1),
        itemOf(2, { state: 'explained', explain_kind: 'cannot_get', explain_text: 'The shop closed' }),
        itemOf(3, { state: 'needed', required: false }),
        itemOf(4, { state: 'rejected', reject_reason: 'unreadable' }),
        itemOf(5, { state: 'accepted', files: [fileOf(5, { by_office: true })] }),
      ],
      [fileOf(9)],
    );
    await open();
    expect(section('To decide (2)').getByText('W-2: Employer 1')).toBeInTheDocument();
    expect(section('To decide (2)').getByText('The client says: I can’t get it')).toBeInTheDocument();
    expect(section('To decide (2)').getByText('The shop closed')).toBeInTheDocument();
    expect(section('With the client (2)').getByText('Optional')).toBeInTheDocument();
    expect(section('With the client (2)').getByText('Sent back: We can’t read it')).toBeInTheDocument();
    expect(section('Done (1)').getByText('Uploaded by the office')).toBeInTheDocument();
    expect(section('Not sorted yet (1)').getByText('paper-9.pdf')).toBeInTheDocument();
  });

  it('lists the questions that the client was not sure about', async () => {
    const situations = { version: 1, home: 'not_sure', bank: 'yes', school: 'no' } as const;
    server.answer('GET /client/c1/requests', () => json(requestsOf([itemOf(1)], { situations })));
    await open();
    const unsure = section('The client is not sure (1)').getAllByRole('listitem');
    expect(unsure.map(({ textContent }) => textContent)).toEqual(['Did you own your home?']);
  });

  it('shows the newest files that are not sorted, and all of them on request', async () => {
    serveRequests(
      server,
      [],
      Array.from({ length: 250 }, (_, at) => fileOf(at + 1)),
    );
    await open();
    const unsorted = section('Not sorted yet (250)');
    expect(unsorted.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(unsorted.getByRole('button', { name: 'Show all 250 files' }));
    expect(unsorted.getAllByRole('listitem')).toHaveLength(250);
    expect(unsorted.getByRole('button', { name: 'Review paper-9.pdf' })).toHaveFocus();
  });

  it('opens a file beside the client’s answers', async () => {
    serveRequests(server, [itemOf(1)]);
    await open();
    await press('Review paper-1.pdf');
    expect(address()).toBe('/client/c1?tab=documents&paper=paper-1');
  });

  it('accepts an item, and refetches the client’s documents', async () => {
    serveRequests(server, [itemOf(1)]);
    await open();
    const before = server.to('/client/c1/documents').length;
    await press('Accept: W-2: Employer 1');
    expect(await screen.findByRole('heading', { name: 'Done (1)' })).toBeInTheDocument();
    expect(bodies('item-1/accept')).toEqual([{ version: 1 }]);
    await waitFor(() => expect(server.to('/client/c1/documents').length).toBeGreaterThan(before));
  });

  it('waits for what comes later until its date, and asks for it earlier on request', async () => {
    const later = { state: 'explained', explain_kind: 'comes_later', comes_on: '2025-03-03' } as const;
    const { change } = serveRequests(server, [itemOf(1, later)]);
    server.answer('POST /client/c1/requests/item-1/accept', () => json(change('item-1', { state: 'awaited' })));
    server.answer('POST /client/c1/requests', () => json(change('item-1', { state: 'needed' }), 201));
    await open();
    await press('Wait until Mar 3, 2025: W-2: Employer 1');
    expect(await screen.findByRole('heading', { name: 'Coming later (1)' })).toBeInTheDocument();
    expect(section('Coming later (1)').getByText('Expected on Mar 3, 2025')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Done/ })).toBeNull();
    await press('Ask now: W-2: Employer 1');
    expect(await screen.findByRole('heading', { name: 'With the client (1)' })).toBeInTheDocument();
    const sent = server.to('/client/c1/requests').filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ again: 'item-1', required: true }]);
  });

  it('says that the expected date has come', async () => {
    const events = [{ at: '2025-03-03T05:00:00Z', actor_name: null, what: 'date_come', reason: null } as const];
    serveRequests(server, [itemOf(1, { state: 'needed', events })]);
    await open();
    expect(section('With the client (1)').getByText('The expected date has come')).toBeInTheDocument();
  });

  it('waives an item with a reason', async () => {
    serveRequests(server, [itemOf(1, { state: 'needed' })]);
    await open();
    await pick('Not needed: W-2: Employer 1', 'We already have it');
    expect(await screen.findByRole('heading', { name: 'Done (1)' })).toBeInTheDocument();
    expect(bodies('item-1/waive')).toEqual([{ version: 1, reason: 'already_there' }]);
  });

  it('requires a text for another reason', async () => {
    serveRequests(server, [itemOf(1)]);
    await open();
    await pick('Send back: W-2: Employer 1', 'Another reason…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await dialog.findByText('Say it in your own words.')).toBeInTheDocument();
    expect(bodies('item-1/reject')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('In your own words'), 'Only the back side');
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Only the back side')).toBeInTheDocument();
    expect(bodies('item-1/reject')).toEqual([{ version: 1, reason: 'other', text: 'Only the back side' }]);
  });

  it('shows what an item is now after a conflict', async () => {
    const items = serveRequests(server, [itemOf(1)]);
    await open();
    items.change('item-1', { state: 'accepted' });
    await pick('Send back: W-2: Employer 1', 'We can’t read it');
    expect(await screen.findByText('W-2: Employer 1 was changed in the meantime')).toBeInTheDocument();
    expect(screen.getByText('It is now: accepted. Check it, then decide again.')).toBeInTheDocument();
    expect(screen.queryByText('1 sent back.')).toBeNull();
  });

  it('keeps a typed reason after a conflict, and sends it with the new version', async () => {
    const items = serveRequests(server, [itemOf(1)]);
    await open();
    await pick('Send back: W-2: Employer 1', 'Another reason…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('In your own words'), 'Cut off');
    items.change('item-1', { state: 'received' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await dialog.findByText('W-2: Employer 1 was changed in the meantime')).toBeInTheDocument();
    expect(dialog.getByLabelText('In your own words')).toHaveValue('Cut off');
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(items.itemOf('item-1')?.reject_text).toBe('Cut off'));
    expect(bodies('item-1/reject').at(-1)).toEqual({ version: 2, reason: 'other', text: 'Cut off' });
  });

  it('keeps a typed reason when its window is closed', async () => {
    serveRequests(server, [itemOf(1)]);
    await open();
    await pick('Send back: W-2: Employer 1', 'Another reason…');
    await userEvent.type(await screen.findByLabelText('In your own words'), 'Blurred');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pick('Send back: W-2: Employer 1', 'Another reason…');
    expect(await screen.findByLabelText('In your own words')).toHaveValue('Blurred');
  });

  it('shows the server’s reason when it refuses a decision', async () => {
    serveRequests(server, [itemOf(1)]);
    server.answer('POST /client/c1/requests/item-1/accept', () => refusal('conflict', 'This season is closed.'));
    await open();
    await press('Accept: W-2: Employer 1');
    expect(await screen.findByText('This season is closed.')).toBeInTheDocument();
    expect(screen.queryByText('W-2: Employer 1 was changed in the meantime')).toBeNull();
  });

  it('sorts a file under an item', async () => {
    serveRequests(server, [itemOf(1, { state: 'needed' }), itemOf(2, { state: 'accepted' })], [fileOf(9)]);
    await open();
    await press('Sort under… paper-9.pdf');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['W-2: Employer 1']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'W-2: Employer 1' }));
    expect(await screen.findByRole('heading', { name: 'To decide (1)' })).toBeInTheDocument();
    expect(bodies('item-1/documents')).toEqual([{ document_id: 'paper-9' }]);
  });

  it('asks for a document in the preparer’s own words, and keeps them when the server refuses', async () => {
    serveRequests(server, []);
    server.answer('POST /client/c1/requests', () =>
      refusal('already_exists', 'The client was already asked for this.'),
    );
    await open();
    await press('Ask for a document');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await dialog.findByText('Choose a document or write what to send.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('What to send, or for whom'), 'Lease of the shop');
    await userEvent.click(dialog.getByLabelText('Required'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await dialog.findByText('The client was already asked for this.')).toBeInTheDocument();
    expect(dialog.getByLabelText('What to send, or for whom')).toHaveValue('Lease of the shop');
    expect(
      server.sent.filter(({ method, path }) => method === 'POST' && path === '/client/c1/requests')[0]?.body,
    ).toEqual({ label: 'Lease of the shop', required: false });
  });

  it('asks for a document of the list', async () => {
    serveRequests(server, []);
    server.answer('POST /client/c1/requests', () => json(itemOf(1, { state: 'needed' }), 201));
    await open();
    await press('Ask for a document');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Document'), '1095-A');
    expect(dialog.queryByLabelText('Category')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('The document was requested.')).toBeInTheDocument();
    expect(
      server.sent.filter(({ method, path }) => method === 'POST' && path === '/client/c1/requests')[0]?.body,
    ).toEqual({ rule_key: '1095_a', required: true });
  });

  it('says why nothing can be asked for before the client has a return', async () => {
    server.answer('GET /client/c1/requests', () => json(requestsOf([], { has_return: false, unsorted: [fileOf(9)] })));
    await open();
    expect(screen.getByText('The client has not started the tax form for this year.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a document' })).toBeNull();
    expect(screen.getByText('paper-9.pdf')).toBeInTheDocument();
  });
});

describe('items that were sent back', () => {
  const sendBack = async () => {
    const items = serveRequests(server, [itemOf(1)]);
    await open();
    await pick('Send back: W-2: Employer 1', 'We can’t read it');
    await screen.findByText('1 sent back.');
    return items;
  };

  it('let the return wait, which emails the client, and send no second email', async () => {
    server.answer('GET /client/c1/return', () => json(returnOf()));
    server.answer('POST /client/c1/return/move', () => json(returnOf({ state: 'info_needed', turn: 'client' })));
    await sendBack();
    await press('Wait and tell');
    expect(await screen.findByText('We emailed the client.')).toBeInTheDocument();
    expect(server.to('/client/c1/return/move').map(({ body }) => body)).toEqual([{ to: 'info_needed', version: 3 }]);
    await waitFor(() => expect(screen.queryByText('1 sent back.')).toBeNull());
    expect(server.to('/client/c1/requests/tell')).toEqual([]);
  });

  it('tell the client without a wait', async () => {
    server.answer('GET /client/c1/return', () => json(returnOf()));
    server.answer('POST /client/c1/requests/tell', () => json({ items: 1 }));
    await sendBack();
    await press('Only tell');
    expect(await screen.findByText('We emailed the client.')).toBeInTheDocument();
    expect(server.to('/client/c1/return/move')).toEqual([]);
  });

  it('tell nobody if the return has moved on', async () => {
    let state: 'preparing' | 'in_review' = 'preparing';
    server.answer('GET /client/c1/return', () => json(returnOf({ state, version: 3 })));
    server.answer('POST /client/c1/return/move', () => {
      state = 'in_review';
      return refusal('stale_version', 'Changed', { version: 4 });
    });
    await sendBack();
    await press('Wait and tell');
    expect(await screen.findByText(/^The return has moved on/)).toBeInTheDocument();
    expect(server.to('/client/c1/requests/tell')).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Tell the client' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Wait and tell' })).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeStream } from '@portal/data-access/testing/fake-stream';
import type { Role } from '@portal/domain/contract/access-policy';
import { contactOf, groupOf, messageOf, messageServer, part, reader, showMessages } from './testing/messages';

let server: FakeServer;
let stream: FakeStream;
beforeEach(() => {
  stream = new FakeStream();
});
afterEach(() => {
  server.stop();
  jest.useRealTimers();
});

const client = contactOf({ id: 'c-1', first_name: 'Avery', role: 'client' });
const rows = () => within(screen.getByRole('navigation', { name: 'Conversations' })).getAllByRole('link');
const requestCount = (path: string) => server.to(path).length;
const conversation = () => server.to('/messages/p-1').map(({ path }) => path);

const open = async (address = '/messages/p-1', role: Role = 'client') => {
  server.answer('GET /events', stream.answer);
  showMessages(role, address);
  await waitFor(() => expect(stream.opened).toHaveLength(1));
  await screen.findByRole('link', { name: /Renee Kaye/ });
  act(() => stream.tell({ kind: 'ready' }));
};

describe('event stream', () => {
  it('opens with the access token, without extending the session', async () => {
    server = messageServer();
    await open();
    expect(stream.opened[0]?.get('authorization')).toBe('Bearer first');
    expect(stream.opened[0]?.get('x-background')).toBe('1');
    expect(stream.opened[0]?.get('last-event-id')).toBeNull();
  });

  it('fetches and announces only the new message', async () => {
    server = messageServer({ messages: [messageOf(1)] });
    await open();
    await screen.findByText('message 1');
    await waitFor(() => expect(conversation()).toHaveLength(2));
    server.answer('GET /messages/p-1', ({ path }) => part(path.includes('after=m-1') ? [messageOf(2)] : []));
    act(() => stream.tell({ kind: 'message', message_id: 'm-2', user_id: 'p-1' }));
    expect(await screen.findByText('message 2')).toBeVisible();
    expect(screen.getByText('message 1')).toBeVisible();
    expect(screen.getByText('New message from Renee Kaye').parentElement).toHaveAttribute('role', 'status');
    expect(conversation().slice(2)).toEqual(['/messages/p-1?limit=50&after=m-1']);
  });

  it('counts a message in another conversation and moves that conversation to the top', async () => {
    server = messageServer({ contacts: [contactOf({ last_message_at: '2025-01-01T00:00:00Z' }), client] });
    await open();
    await screen.findByRole('link', { name: /Avery/ });
    const unread = { ...client, unread: 1, last_message_at: '2025-01-02T00:00:00Z', last_message: 'Here it is' };
    server.answer('GET /message-contacts/c-1', () => json(unread));
    const lists = requestCount('/message-contacts');
    act(() => stream.tell({ kind: 'message', message_id: 'm-9', user_id: 'c-1' }));
    expect(await screen.findByRole('img', { name: '1 unread message' })).toBeVisible();
    expect(rows()[0]).toHaveTextContent(/^Avery.*Here it is/);
    expect(requestCount('/message-contacts')).toBeLessThanOrEqual(lists + 1);
  });

  it('refetches the lists for a new contact', async () => {
    server = messageServer();
    await open();
    server.answer('GET /message-contacts', () => part([contactOf(), client]));
    server.answer('GET /message-contacts/c-1', () => json(client));
    act(() => stream.tell({ kind: 'message', message_id: 'm-9', user_id: 'c-1' }));
    expect(await screen.findByRole('link', { name: /Avery/ })).toBeVisible();
  });

  it('shows a new announcement in a group', async () => {
    const group = groupOf({ can_write: false });
    server = messageServer({ groups: [group] });
    server.answer('GET /group-messages/all_clients', () => part([messageOf(1)]));
    await open('/messages/group/all_clients');
    await screen.findByText('message 1');
    server.answer('GET /group-messages/all_clients', () => part([messageOf(2)]));
    act(() => stream.tell({ kind: 'group_message', message_id: 'm-2', message_group_id: 'g-1' }));
    expect(await screen.findByText('message 2')).toBeVisible();
  });

  it('counts once more when a message is read while the unread count is being fetched', async () => {
    server = messageServer({ contacts: [contactOf({ unread: 1 })], messages: [messageOf(1)] });
    await open('/messages', 'preparer');
    await waitFor(() => expect(requestCount('/unread-messages')).toBe(2));
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    server.answer('GET /unread-messages', () => held.then(() => json({ direct: 1, groups: 0 })));
    act(() => stream.tell({ kind: 'message', message_id: 'm-1', user_id: 'p-1' }));
    await waitFor(() => expect(requestCount('/unread-messages')).toBe(3));
    await userEvent.click(screen.getByRole('link', { name: /Renee Kaye/ }));
    await waitFor(() => expect(server.to('/messages/p-1/read')).toHaveLength(1));
    server.answer('GET /unread-messages', () => json({ direct: 0, groups: 0 }));
    await act(async () => release());
    await waitFor(() => expect(requestCount('/unread-messages')).toBe(4));
    expect(within(screen.getByRole('tab', { name: /Direct/ })).queryByRole('img')).toBeNull();
  });

  it("marks the user's message as read once the recipient has read it", async () => {
    const own = messageOf(1, { sender_id: reader.id, recipient_id: 'p-1' });
    server = messageServer({ messages: [own] });
    await open();
    await screen.findByText('message 1');
    expect(screen.queryByText('Read')).toBeNull();
    server.answer('GET /messages/p-1', () => part([{ ...own, read_at: '2025-01-31T13:00:00Z' }]));
    act(() => stream.tell({ kind: 'read', user_id: 'p-1' }));
    expect(await screen.findByText('Read')).toBeVisible();
  });

  it.each([
    ['event', { kind: 'read', user_id: 'p-1' }],
    ['reconnected stream', { kind: 'ready' }],
  ] as const)(
    'shows a message once when an %s delivers it before its own request is answered',
    async (_what, event) => {
      const earlier = messageOf(1, { sender_id: reader.id, recipient_id: 'p-1', content: 'Yes' });
      server = messageServer({ messages: [earlier] });
      let answer: (response: Response) => void = () => undefined;
      server.answer('POST /messages', () => new Promise((resolve) => (answer = resolve)));
      await open();
      await screen.findByText('Yes');
      await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Yes{Enter}');
      expect(screen.getByText('Sending…')).toBeVisible();
      expect(screen.getAllByText('Yes')).toHaveLength(2);
      const own = { ...earlier, id: 'm-2', seq: 2 };
      server.answer('GET /messages/p-1', () => part([earlier, own]));
      act(() => stream.tell(event));
      await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
      expect(screen.getAllByText('Yes')).toHaveLength(2);
      await act(async () => answer(json(own, 201)));
      expect(screen.getAllByText('Yes')).toHaveLength(2);
    },
  );

  it("closes the composer when the client's preparer changes", async () => {
    server = messageServer();
    await open();
    await screen.findByRole('textbox', { name: 'Message' });
    server.answer('GET /message-contacts/p-1', () => json(contactOf({ can_write: false })));
    act(() => stream.tell({ kind: 'contacts' }));
    expect(await screen.findByText('This conversation is closed. You can still read it.')).toBeVisible();
  });
});

describe('client who changes preparers', () => {
  it("disappears from the previous preparer's screen immediately", async () => {
    server = messageServer({ contacts: [contactOf()], messages: [messageOf(1, { content: 'My SSN card is lost' })] });
    await open();
    await screen.findByText('My SSN card is lost');
    for (const call of ['GET /message-contacts/p-1', 'GET /messages/p-1'])
      server.answer(call, () => refusal('not_found', 'Not found'));
    server.answer('GET /message-contacts', () => part([]));
    act(() => stream.tell({ kind: 'contacts' }));
    expect(await screen.findByText('Failed to load messages')).toBeVisible();
    expect(screen.queryByText('My SSN card is lost')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});

describe('event stream connection', () => {
  it('resumes after the last event when interrupted, and polls every 5 seconds until then', async () => {
    jest.useFakeTimers();
    server = messageServer({ messages: [messageOf(1)] });
    server.answer('GET /events', stream.answer);
    showMessages('client', '/messages/p-1');
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(async () => stream.tell({ kind: 'ready' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    const before = conversation().length;
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(conversation()).toHaveLength(before);
    server.answer('GET /events', () => new Response(null, { status: 503 }));
    await act(async () => stream.cut());
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    expect(conversation()).toHaveLength(before + 2);
    server.answer('GET /events', stream.answer);
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(stream.opened.at(-1)?.get('last-event-id')).toBe('1');
  });

  it('reopens if nothing arrives for three heartbeats', async () => {
    jest.useFakeTimers();
    server = messageServer();
    server.answer('GET /events', stream.answer);
    showMessages('client');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(async () => stream.tell({ kind: 'ready' }));
    await act(() => jest.advanceTimersByTimeAsync(44_000));
    expect(stream.opened).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(stream.opened).toHaveLength(2);
  });

  it('closes when the user leaves the page', async () => {
    server = messageServer();
    server.answer('GET /events', stream.answer);
    const { unmount } = showMessages('client');
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    unmount();
    await waitFor(() => expect(stream.isLeft).toBe(true));
  });
});

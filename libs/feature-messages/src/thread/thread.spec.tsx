import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { contactOf, groupOf, messageOf, messageServer, part, reader, showMessages } from '../testing/messages';

let server: FakeServer;
afterEach(() => {
  server.stop();
  jest.useRealTimers();
});

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const panel = (name = 'Renee Kaye') => screen.findByRole('region', { name: `Conversation with ${name}` });
const texts = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.msg-item__text')?.textContent);

describe('conversation', () => {
  it('shows author, text and time of each message, oldest first', async () => {
    server = messageServer({
      messages: [
        messageOf(1, { created_at: '2025-01-31T12:00:00Z' }),
        messageOf(2, {
          created_at: hoursAgo(30),
          sender_id: reader.id,
          sender_name: 'Ada Byron',
          read_at: hoursAgo(29),
        }),
        messageOf(3, { created_at: hoursAgo(0.01) }),
      ],
    });
    showMessages('client', '/messages/p-1');
    expect(await screen.findByRole('heading', { name: 'Renee Kaye' })).toBeVisible();
    expect(await texts()).toEqual(['message 1', 'message 2', 'message 3']);
    const [old, yesterday, today] = within(await panel()).getAllByRole('listitem');
    expect(old).toHaveTextContent(/Renee Kaye.*Jan 31, 2025, \d+:00/);
    expect(within(yesterday ?? document.body).getByText('Yesterday')).toBeVisible();
    expect(yesterday).toHaveTextContent(/^You.*Read$/);
    expect(within(today ?? document.body).getByText('Today')).toBeVisible();
  });

  it('shows an empty state when none is selected or it has no messages', async () => {
    server = messageServer();
    const { unmount } = showMessages('preparer');
    expect(await screen.findByText('Choose a conversation to read and write messages.')).toBeVisible();
    unmount();
    showMessages('client', '/messages/p-1');
    expect(await screen.findByText('No messages yet. Write the first one below.')).toBeVisible();
  });

  it.each([
    ['/messages/p-1', 'GET /messages/p-1', 'Failed to load messages'],
    ['/messages/group/all_clients', 'GET /group-messages/all_clients', 'Failed to load group messages'],
  ])('shows an error at %s when loading fails, and retries', async (address, call, sentence) => {
    server = messageServer({ groups: [groupOf()] });
    server.answer(call, () => refusal('unavailable', 'Please try again in a moment.'));
    showMessages('preparer', address);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent('Please try again in a moment.');
    server.answer(call, () => part([messageOf(7)]));
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('message 7')).toBeVisible();
  });

  it('shows an error for an unknown person or group', async () => {
    server = messageServer();
    const { unmount } = showMessages('client', '/messages/stranger');
    expect(await screen.findByText('Failed to load messages')).toBeVisible();
    unmount();
    showMessages('client', '/messages/group/office_clients/elsewhere');
    expect(await screen.findByText('Failed to load group messages')).toBeVisible();
  });

  it('is polled every 5 seconds, and announces new messages', async () => {
    jest.useFakeTimers();
    server = messageServer({ messages: [messageOf(1)] });
    showMessages('client', '/messages/p-1');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('message 1')).toBeVisible();
    expect(screen.queryByText('New message from Renee Kaye')).toBeNull();
    const before = server.to('/messages/p-1').length;
    server.answer('GET /messages/p-1', () => part([messageOf(1), messageOf(2)]));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(server.to('/messages/p-1').length).toBe(before + 1);
    expect(server.to('/messages/p-1').at(-1)?.headers.get('x-background')).toBe('1');
    expect(screen.getByText('message 2')).toBeVisible();
    expect(screen.getByText('New message from Renee Kaye').parentElement).toHaveAttribute('role', 'status');
  });

  it('is marked as read up to its newest message', async () => {
    server = messageServer({ contacts: [contactOf({ unread: 2 })], messages: [messageOf(1), messageOf(2)] });
    showMessages('client', '/messages/p-1');
    await waitFor(() => expect(server.to('/messages/p-1/read')).toHaveLength(1));
    expect(server.to('/messages/p-1/read')[0]?.body).toEqual({ message_id: 'm-2' });
    expect(server.to('/messages/p-1/read')[0]?.headers.get('x-background')).toBe('1');
  });

  it('is not marked as read again when everything is read', async () => {
    server = messageServer({ messages: [messageOf(1, { read_at: hoursAgo(1) })] });
    showMessages('client', '/messages/p-1');
    await screen.findByText('message 1');
    expect(server.to('/messages/p-1/read')).toHaveLength(0);
  });
});

describe('long conversation', () => {
  const pages = () => {
    server = messageServer();
    server.answer('GET /messages/p-1', ({ path }) =>
      path.includes('cursor=older')
        ? part([messageOf(1), messageOf(2)], 4)
        : part([messageOf(3), messageOf(4)], 4, 'older'),
    );
  };

  it('loads earlier messages back to the first one', async () => {
    pages();
    showMessages('client', '/messages/p-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await screen.findByText('message 1');
    expect(await texts()).toEqual(['message 1', 'message 2', 'message 3', 'message 4']);
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('keeps the loaded messages when earlier ones fail to load', async () => {
    pages();
    showMessages('client', '/messages/p-1');
    const more = await screen.findByRole('button', { name: 'Show earlier messages' });
    server.answer('GET /messages/p-1', () => refusal('unavailable', 'Down'));
    await userEvent.click(more);
    expect(await screen.findByText('Failed to load messages')).toBeVisible();
    expect(await texts()).toEqual(['message 3', 'message 4']);
    expect(more).toBeEnabled();
  });
});

describe('read-only conversation', () => {
  it("is shown for the office's announcements", async () => {
    server = messageServer({ groups: [groupOf({ can_write: false, unread: 1 })] });
    server.answer('GET /group-messages/all_clients', () =>
      part([messageOf(1, { recipient_id: null, group_type: 'all_clients', content: 'We are closed on Monday.' })]),
    );
    showMessages('client', '/messages/group/all_clients');
    expect(await screen.findByText('We are closed on Monday.')).toBeVisible();
    expect(screen.getByText('You can’t reply to announcements.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await waitFor(() => expect(server.to('/message-groups/g-1/read')[0]?.body).toEqual({ message_id: 'm-1' }));
  });

  it('is shown for a former preparer', async () => {
    server = messageServer({ contacts: [contactOf({ can_write: false })], messages: [messageOf(1)] });
    showMessages('client', '/messages/p-1');
    expect(await screen.findByText('This conversation is closed. You can still read it.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});

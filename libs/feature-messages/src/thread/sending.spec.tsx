import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { contactOf, groupOf, messageOf, messageServer, part, reader, showMessages } from '../testing/messages';

let server: FakeServer;
afterEach(() => server.stop());

const field = () => screen.findByRole('textbox', { name: 'Message' });
const button = () => screen.getByRole('button', { name: 'Send' });
/** Messages accepted by the server, included in refetches during the test. */
let taken: ChatMessage[];
function own(seq: number, content: string): Response {
  const message = messageOf(seq, { sender_id: reader.id, recipient_id: 'p-1', content });
  taken.push(message);
  return json(message, 201);
}
function serveTwo(): void {
  taken = [];
  server = messageServer({ contacts: [contactOf(), contactOf({ id: 'p-2', first_name: 'Marcus' })] });
  server.answer('GET /messages/p-1', () => part(taken));
  server.answer('GET /messages/p-2', () => part([]));
}
const bodyOf = ({ body }: Sent): string => (body as { content: string }).content;
const sent = () => server.sent.filter(({ method, path }) => method === 'POST' && path === '/messages');

const open = async () => {
  showMessages('client', '/messages/p-1');
  return field();
};

/** Query again on each attempt, because the sent message replaces the pending entry. */
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('message', () => {
  beforeEach(() => {
    serveTwo();
    server.answer('POST /messages', (one) => own(server.sent.length, bodyOf(one)));
  });

  it('is trimmed, sent and appended, and the composer is cleared', async () => {
    await userEvent.type(await open(), '  Hello Renee  ');
    await userEvent.click(button());
    await shows('Hello Renee');
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(sent()[0]?.body).toEqual({ recipient_id: 'p-1', content: 'Hello Renee' });
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  });

  it('is not sent when empty', async () => {
    const text = await open();
    expect(button()).toBeDisabled();
    await userEvent.type(text, '  {Enter}');
    expect(button()).toBeDisabled();
    expect(sent()).toHaveLength(0);
  });

  it('is sent by Enter, while Shift+Enter starts a new line', async () => {
    await userEvent.type(await open(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(sent().map(bodyOf)).toEqual(['one\ntwo']));
  });

  it('is neither truncated nor sent when too long, with an explanation', async () => {
    const text = await open();
    fireEvent.change(text, { target: { value: 'a'.repeat(3900) } });
    expect(screen.getByText('100 characters left')).toBeVisible();
    fireEvent.change(text, { target: { value: 'a'.repeat(4001) } });
    expect(text).toHaveAccessibleDescription('Messages can have up to 4,000 characters. This one has 4,001.');
    expect(text).toBeInvalid();
    expect(button()).toBeDisabled();
    expect(text).toHaveValue('a'.repeat(4001));
  });

  it('is shown while being sent, and several are delivered in order', async () => {
    const waiting: (() => void)[] = [];
    server.answer(
      'POST /messages',
      (one) => new Promise((resolve) => waiting.push(() => resolve(own(server.sent.length, bodyOf(one))))),
    );
    const text = await open();
    await userEvent.type(text, 'first{Enter}second{Enter}');
    expect(screen.getAllByText('Sending…')).toHaveLength(2);
    expect(sent().map(bodyOf)).toEqual(['first']);
    waiting[0]?.();
    await waitFor(() => expect(sent().map(bodyOf)).toEqual(['first', 'second']));
    waiting[1]?.();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  });

  it('becomes the last line of its conversation in the list', async () => {
    server = messageServer();
    const sent = { sender_id: reader.id, recipient_id: 'p-1', content: 'Two\nlines' };
    server.answer('POST /messages', () => json(messageOf(1, sent), 201));
    showMessages('client', '/messages/p-1');
    await userEvent.type(await field(), 'Two{Shift>}{Enter}{/Shift}lines{Enter}');
    expect(await screen.findByText('You: Two lines')).toBeVisible();
  });

  it('can be sent to a group', async () => {
    const group = groupOf({ group_type: 'office_preparers', group_id: 'detroit-main' });
    server = messageServer({ groups: [group] });
    server.answer('GET /group-messages/office_preparers/detroit-main', () => part([]));
    server.answer('POST /group-messages', () =>
      json(messageOf(1, { recipient_id: null, content: 'Good morning' }), 201),
    );
    showMessages('preparer', '/messages/group/office_preparers/detroit-main');
    await userEvent.type(await field(), 'Good morning{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() =>
      expect(server.to('/group-messages')[0]?.body).toEqual({
        group_type: 'office_preparers',
        group_id: 'detroit-main',
        content: 'Good morning',
      }),
    );
  });
});

describe('failed message', () => {
  const fail = async () => {
    server.answer('POST /messages', () => refusal('unavailable', 'Please try again in a moment.'));
    await userEvent.type(await open(), 'Hello{Enter}');
    expect(await screen.findAllByText('Failed to send message')).not.toHaveLength(0);
    return within((await screen.findByText('Hello')).closest('li') ?? document.body);
  };

  beforeEach(serveTwo);

  it('shows why it failed and is retried with the same idempotency key', async () => {
    const item = await fail();
    expect(item.getByText(/Failed to send message/)).toHaveTextContent('Please try again in a moment.');
    server.answer('POST /messages', (one) => own(9, bodyOf(one)));
    await userEvent.click(item.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull());
    await shows('Hello');
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(sent().map(bodyOf)).toEqual(['Hello', 'Hello']);
  });

  it('can be moved back into the composer, before any text already there', async () => {
    const item = await fail();
    await userEvent.type(await field(), 'again');
    await userEvent.click(item.getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue('Hello\nagain');
    expect(await field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('can be discarded', async () => {
    const item = await fail();
    await userEvent.click(item.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('is kept and marked in the list when another conversation is opened', async () => {
    await fail();
    await userEvent.click(screen.getByRole('link', { name: /Marcus/ }));
    expect(await screen.findByRole('heading', { name: 'Marcus Kaye' })).toBeVisible();
    expect(screen.queryByText('Hello')).toBeNull();
    const row = screen.getByRole('link', { name: /Renee Kaye/ });
    expect(row).toHaveTextContent('Not sent');
    await userEvent.click(row);
    await shows('Hello');
  });
});

describe('message draft', () => {
  beforeEach(serveTwo);

  it('is kept for its conversation only, never in browser storage', async () => {
    await userEvent.type(await open(), 'half a thought');
    await userEvent.click(screen.getByRole('link', { name: /Marcus/ }));
    expect(await screen.findByRole('heading', { name: 'Marcus Kaye' })).toBeVisible();
    expect(await field()).toHaveValue('');
    await userEvent.click(screen.getByRole('link', { name: /Renee/ }));
    expect(await screen.findByRole('heading', { name: 'Renee Kaye' })).toBeVisible();
    expect(await field()).toHaveValue('half a thought');
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('causes a warning before the page is closed', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const text = await open();
    await userEvent.clear(text);
    expect(leave()).toBe(false);
    await userEvent.type(text, 'half');
    expect(leave()).toBe(true);
  });

  it('moves the focus to the heading of the chosen conversation', async () => {
    showMessages('client');
    const row = await screen.findByRole('link', { name: /Marcus/ });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Marcus Kaye' })).toHaveFocus());
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '@portal/data-access/core';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { messageOf, messageServer, part, reader, showMessages } from '../testing/messages';

let server: FakeServer;
afterEach(() => server.stop());

const field = () => screen.findByRole('textbox', { name: 'Message' });
const sent = () => server.sent.filter(({ method, path }) => method === 'POST' && path === '/messages');

/** Ends the session while a message is being sent and the next one is half typed. */
async function loseSession(content: string) {
  const stored: ChatMessage[] = [];
  server = messageServer();
  let answer: (response: Response) => void = () => undefined;
  server.answer('POST /messages', () => new Promise((resolve) => (answer = resolve)));
  server.answer('POST /auth/refresh', () => refusal('session_expired', 'Please sign in.'));
  server.answer('GET /messages/p-1', () => part(stored));
  const { store } = showMessages('client', '/messages/p-1');
  await userEvent.type(await field(), `${content}{Enter}and half a thought`);
  answer(refusal('unauthenticated', 'Who?'));
  expect(await screen.findByText('Nobody is signed in')).toBeVisible();
  server.answer('POST /messages', () => {
    stored.push(messageOf(7, { sender_id: reader.id, recipient_id: 'p-1', content }));
    return json(stored[0], 201);
  });
  return (id: string) =>
    act(() => void store.dispatch(signedIn(sessionOf(personOf('client', { id, email: id }), `of ${id}`))));
}

describe('message in flight when the session ends', () => {
  it('is sent with the same idempotency key when its author signs in again, and the draft is kept', async () => {
    const signIn = await loseSession('Hello Renee');
    signIn(reader.id);
    expect(await screen.findByText('Hello Renee')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent().at(-1)?.headers.get('authorization')).toBe(`Bearer of ${reader.id}`);
    expect(await field()).toHaveValue('and half a thought');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.queryByText(/Failed to send message/)).toBeNull();
    await userEvent.clear(await field());
  });

  it("is neither sent nor shown in another user's session and waits for its author", async () => {
    const signIn = await loseSession('For nobody else');
    signIn('somebody-else');
    expect(await field()).toHaveValue('');
    expect(screen.queryByText('For nobody else')).toBeNull();
    expect(sent()).toHaveLength(1);
    signIn(reader.id);
    expect(await screen.findByText('For nobody else')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await userEvent.clear(await field());
  });
});

import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { uuidv7 } from 'uuidv7';
import type { Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { contents, messageCalls, startConversations } from '../../testing/conversations';

let api: Api;
let client: Person;
let preparer: Person;
let admin: Person;
let former: Person;
beforeAll(async () => {
  ({ api, client, preparer, admin, former } = await startConversations());
});
afterAll(() => api.stop());

const { assign, send, conversation } = messageCalls(() => api);

describe('POST /messages', () => {
  it('returns 401 to anonymous callers, and 404 for a recipient who is not a contact', async () => {
    const body = { recipient_id: client.id, content: 'Hello' };
    expect((await api.call(messageEndpoints.send, { body })).status).toBe(401);
    const stranger = await api.people.client();
    const other = await api.people.preparer();
    for (const [from, to] of [
      [stranger, client],
      [stranger, preparer],
      [client, other],
      [client, admin],
      [client, client],
      [other, client],
      [other, preparer],
      [preparer, admin],
      [admin, admin],
      [admin, { id: uuidv7() }],
    ] as const)
      expect((await send(from, to)).status).toBe(404);
  });

  it('returns 404 for a former client or preparer, a preparer whose approval ended, and a deleted person', async () => {
    expect((await send(client, former)).status).toBe(404);
    expect((await send(former, client)).status).toBe(404);
    await api.query(`UPDATE users SET status = 'pending' WHERE id = $1`, [preparer.id]);
    expect((await send(client, preparer)).status).toBe(404);
    await api.query(`UPDATE users SET status = 'active' WHERE id = $1`, [preparer.id]);
    const gone = await api.people.client();
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect((await send(admin, gone)).status).toBe(404);
  });

  it.each([
    ['no text', { content: '' }, 'content'],
    ['blanks', { content: ' \n\t ' }, 'content'],
    ['text that is too long', { content: 'x'.repeat(4001) }, 'content'],
    ['control characters', { content: 'a\u0000b' }, 'content'],
    ['no recipient', { recipient_id: null }, 'recipient_id'],
    ['a malformed id', { recipient_id: 'me' }, 'recipient_id'],
  ])('rejects %s and names the field', async (_what, changes, field) => {
    const body = { recipient_id: preparer.id, content: 'Hello', ...changes };
    const { status, problem } = await api.call(messageEndpoints.send, { body, token: client.token });
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('returns the whole message, trimmed, and stores the text encrypted', async () => {
    const { status, body } = await send(client, preparer, '  Two\nlines, and ñ 🙂  ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ sender_id: client.id, recipient_id: preparer.id, content: 'Two\nlines, and ñ 🙂', read_at: null },
      ...{ group_type: null, group_id: null },
    });
    expect(body.sender_name).toMatch(/ Number \d+$/);
    const [row] = await api.query<{ content: Buffer }>('SELECT content FROM messages WHERE id = $1', [body.id]);
    expect(row?.content.includes('lines')).toBe(false);
    expect((await conversation(preparer, client)).body.at(-1)).toEqual(body);
  });

  it('stores one message for retries with the same idempotency key, and rejects a different text with that key', async () => {
    const sent = (content: string) =>
      api.call(messageEndpoints.send, {
        ...{ body: { recipient_id: preparer.id, content }, token: client.token },
        headers: { 'idempotency-key': 'the-same-message' },
      });
    const answers = await Promise.all([sent('Once'), sent('Once'), sent('Once')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await sent('Twice')).status).toBe(422);
    const all = contents((await conversation(preparer, client)).body);
    expect(all.filter((content) => content === 'Once')).toHaveLength(1);
  });

  it('is rate limited to sixty messages', async () => {
    const [hasty, theirs] = [await api.people.client(), await api.people.preparer()];
    await assign(hasty, theirs);
    const answers = [];
    for (let at = 0; at < 62; at += 1) answers.push(await send(hasty, theirs));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('POST /messages/{userId}/read', () => {
  const read = (reader: Person, other: { id: string }, message_id: string) =>
    api.call(messageEndpoints.markRead, { params: { userId: other.id }, body: { message_id }, token: reader.token });
  const unreadOf = async (reader: Person) =>
    (await api.call(messageEndpoints.unread, { token: reader.token })).body.direct;

  it('returns 404 for a stranger, and rejects a message from another conversation', async () => {
    const [mine, theirs] = [await api.people.client(), await api.people.preparer()];
    await assign(mine, theirs);
    const elsewhere = (await send(client, preparer)).body;
    expect((await read(mine, preparer, elsewhere.id)).status).toBe(404);
    const { status, problem } = await read(mine, theirs, elsewhere.id);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'message_id']);
    expect((await api.call(messageEndpoints.unread)).status).toBe(401);
  });

  it('marks messages as read up to the given one, only for the caller, and is idempotent', async () => {
    const [mine, theirs] = [await api.people.client(), await api.people.preparer()];
    await assign(mine, theirs);
    const sent = [];
    for (const text of ['1', '2', '3']) sent.push((await send(theirs, mine, text)).body.id);
    await send(mine, theirs, '4');
    expect([await unreadOf(mine), await unreadOf(theirs)]).toEqual([3, 1]);
    for (let time = 0; time < 2; time += 1) {
      expect((await read(mine, theirs, sent[1] ?? '')).status).toBe(204);
      expect([await unreadOf(mine), await unreadOf(theirs)]).toEqual([1, 1]);
    }
    const seen = (await conversation(theirs, mine)).body.map(({ read_at }) => read_at !== null);
    expect(seen).toEqual([true, true, false, false]);
    const [waiting] = await api.query<{ of_third: boolean }>(
      `SELECT unread_since = (SELECT created_at FROM messages WHERE id = $1) AS of_third
       FROM message_threads WHERE person_id = $2`,
      [sent[2], mine.id],
    );
    expect(waiting?.of_third).toBe(true);
  });
});

import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';

let api: Api;
let client: Person;
let preparer: Person;
let admin: Person;
let former: Person;

const assign = (one: Person, to: Person) =>
  api.query(
    `INSERT INTO assignments (client_id, preparer_id, assigned_by) VALUES ($1, $2, $1)
     ON CONFLICT (client_id) DO UPDATE SET preparer_id = excluded.preparer_id`,
    [one.id, to.id],
  );
const send = (from: Person, to: { id: string }, content = 'Hello') =>
  api.call(messageEndpoints.send, { body: { recipient_id: to.id, content }, token: from.token });
const conversation = (reader: Person, other: { id: string }, query = {}) =>
  api.call(messageEndpoints.conversation, { params: { userId: other.id }, query, token: reader.token });
const contacts = async (reader: Person, query = {}) =>
  (await api.call(messageEndpoints.contacts, { query, token: reader.token })).body;
const contents = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);

beforeAll(async () => {
  api = await startApi();
  [client, preparer, admin, former] = [
    await api.people.client(),
    await api.people.preparer(),
    await api.people.admin(),
    await api.people.preparer(),
  ];
  await assign(client, former);
  expect((await send(former, client, 'From before')).status).toBe(201);
  await assign(client, preparer);
});
afterAll(() => api.stop());

describe('POST /messages', () => {
  it('is refused to nobody signed in, and 404 to whoever is no contact', async () => {
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

  it('writes to nobody whom the client no longer has, who is not approved any more, or who is gone', async () => {
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
    ['a text that is too long', { content: 'x'.repeat(4001) }, 'content'],
    ['control characters', { content: 'a\u0000b' }, 'content'],
    ['no recipient', { recipient_id: null }, 'recipient_id'],
    ['what is no id', { recipient_id: 'me' }, 'recipient_id'],
  ])('refuses %s and names the field', async (_what, changes, field) => {
    const body = { recipient_id: preparer.id, content: 'Hello', ...changes };
    const { status, problem } = await api.call(messageEndpoints.send, { body, token: client.token });
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('answers with the whole message, trimmed, and stores no text that could be read', async () => {
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

  it('sent again with its key makes one message, and another text under that key none', async () => {
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

  it('is slowed down for who writes faster than anybody can', async () => {
    const [hasty, theirs] = [await api.people.client(), await api.people.preparer()];
    await assign(hasty, theirs);
    const answers = [];
    for (let at = 0; at < 62; at += 1) answers.push(await send(hasty, theirs));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET /messages/{userId}', () => {
  it('is refused to nobody signed in, and 404 for anybody else’s conversation and for what is no id', async () => {
    expect((await api.call(messageEndpoints.conversation, { params: { userId: client.id } })).status).toBe(401);
    const other = await api.people.preparer();
    expect((await conversation(other, client)).status).toBe(404);
    expect((await conversation(admin, { id: uuidv7() })).status).toBe(404);
    expect((await conversation(client, { id: 'me' })).status).toBe(404);
  });

  it('is closed to a preparer who lost the client, and stays open to the client', async () => {
    expect((await conversation(former, client)).status).toBe(404);
    expect(contents((await conversation(client, former)).body)).toEqual(['From before']);
    const still = (await contacts(client)).find(({ id }) => id === former.id);
    expect(still).toMatchObject({ can_write: false, unread: 1 });
    expect(await contacts(former)).toEqual([]);
  });

  it('is empty with a contact to whom nobody has written', async () => {
    const another = await api.people.client();
    const answer = await conversation(admin, another);
    expect([answer.status, answer.body]).toEqual([200, []]);
  });

  it('is paged upward, and with `after` downward, without loss or doubling', async () => {
    const [mine, theirs] = [await api.people.client(), await api.people.preparer()];
    await assign(mine, theirs);
    const sent = [];
    for (let at = 1; at <= 7; at += 1)
      sent.push((await send(at % 2 ? mine : theirs, at % 2 ? theirs : mine, `${at}`)).body);
    const newest = await conversation(mine, theirs, { limit: 3 });
    expect(contents(newest.body)).toEqual(['5', '6', '7']);
    expect(newest.headers['x-total-count']).toBe('7');
    const cursorOf = (link: unknown) =>
      new URL(/<([^>]+)>/.exec(String(link))?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? '';
    await send(mine, theirs, '8');
    const before = await conversation(mine, theirs, { limit: 3, cursor: cursorOf(newest.headers.link) });
    expect(contents(before.body)).toEqual(['2', '3', '4']);
    const after = sent[3]?.id ?? '';
    const newer = await conversation(theirs, mine, { limit: 3, after });
    expect(contents(newer.body)).toEqual(['5', '6', '7']);
    const rest = await conversation(theirs, mine, { limit: 3, after, cursor: cursorOf(newer.headers.link) });
    expect(contents(rest.body)).toEqual(['8']);
    expect(rest.headers.link).toBeUndefined();
    const wrong = await conversation(theirs, mine, { after: uuidv7() });
    expect(wrong.status).toBe(400);
    expect(wrong.problem.errors?.[0]?.field).toBe('after');
  });
});

describe('contacts', () => {
  it('are refused to nobody signed in; one alone is 404 for a stranger', async () => {
    expect((await api.call(messageEndpoints.contacts)).status).toBe(401);
    const params = { userId: client.id };
    const stranger = await api.people.client();
    expect((await api.call(messageEndpoints.contact, { params, token: stranger.token })).status).toBe(404);
    expect((await api.call(messageEndpoints.contact, { params, token: preparer.token })).body.id).toBe(client.id);
  });

  it('of a client: their preparer and whoever they have a conversation with; an admin only once they wrote', async () => {
    const [mine, theirs] = [await api.people.client(), await api.people.preparer()];
    expect(await contacts(mine)).toEqual([]);
    await assign(mine, theirs);
    expect(await contacts(mine)).toMatchObject([{ id: theirs.id, role: 'preparer', can_write: true, unread: 0 }]);
    expect((await contacts(mine))[0]?.preparer_code).toHaveLength(6);
    expect((await send(mine, admin)).status).toBe(404);
    await send(admin, mine, 'From the office');
    expect((await contacts(mine)).map(({ id }) => id)).toEqual([admin.id, theirs.id]);
    expect((await send(mine, admin, 'Thank you')).status).toBe(201);
  });

  it('of a preparer: their clients and an admin who wrote, the latest conversation first', async () => {
    const theirs = await api.people.preparer();
    const [one, two] = [await api.people.client({ last_name: 'Aa' }), await api.people.client({ last_name: 'Bb' })];
    await assign(one, theirs);
    await assign(two, theirs);
    expect((await contacts(theirs)).map(({ id }) => id)).toEqual([one.id, two.id]);
    await send(admin, theirs);
    await send(two, theirs);
    await send(two, theirs);
    const found = await contacts(theirs);
    expect(found.map(({ id, unread }) => [id, unread])).toEqual([
      [two.id, 2],
      [admin.id, 1],
      [one.id, 0],
    ]);
  });

  it('of an admin: all clients and preparers, searched and a part at a time', async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 4, ...(cursor === undefined ? {} : { cursor }) };
      const { body, headers } = await api.call(messageEndpoints.contacts, { query, token: admin.token });
      found.push(...body.map(({ id }) => id));
      const link = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
      cursor = link === undefined ? undefined : (new URL(link, 'http://x').searchParams.get('cursor') ?? undefined);
    } while (cursor !== undefined);
    const everybody = await api.query<{ id: string }>(
      `SELECT id FROM users WHERE role IN ('client', 'preparer') AND deleted_at IS NULL`,
    );
    expect([...found].sort()).toEqual(everybody.map(({ id }) => id).sort());
    expect(new Set(found).size).toBe(found.length);
    const searched = await contacts(admin, { search: client.email.toUpperCase() });
    expect(searched.map(({ id }) => id)).toEqual([client.id]);
    expect(await contacts(admin, { search: '%' })).toEqual([]);
  });
});

describe('POST /messages/{userId}/read', () => {
  const read = (reader: Person, other: { id: string }, message_id: string) =>
    api.call(messageEndpoints.markRead, { params: { userId: other.id }, body: { message_id }, token: reader.token });
  const unreadOf = async (reader: Person) =>
    (await api.call(messageEndpoints.unread, { token: reader.token })).body.direct;

  it('is refused for a stranger, and for a message of another conversation', async () => {
    const [mine, theirs] = [await api.people.client(), await api.people.preparer()];
    await assign(mine, theirs);
    const elsewhere = (await send(client, preparer)).body;
    expect((await read(mine, preparer, elsewhere.id)).status).toBe(404);
    const { status, problem } = await read(mine, theirs, elsewhere.id);
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'message_id']);
    expect((await api.call(messageEndpoints.unread)).status).toBe(401);
  });

  it('reads up to the message, for the reader alone, and a second time changes nothing', async () => {
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

describe('GET /client/{clientId}/messages', () => {
  const ofClient = (reader: Person, query = {}) =>
    api.call(messageEndpoints.ofClient, { params: { clientId: client.id }, query, token: reader.token });

  it('is for the client’s preparer alone, and what was not recorded is not shown', async () => {
    expect((await ofClient(client)).status).toBe(403);
    expect((await ofClient(admin)).status).toBe(403);
    expect((await ofClient(former)).status).toBe(404);
    await send(client, preparer, 'The last one');
    const { body } = await ofClient(preparer, { limit: 10 });
    expect(body.at(-1)?.content).toBe('The last one');
    const entries = await api.query(
      `SELECT FROM audit_log WHERE action = 'messages.list' AND object_id = $1 AND actor_id = $2`,
      [client.id, preparer.id],
    );
    expect(entries).toHaveLength(1);
  });
});

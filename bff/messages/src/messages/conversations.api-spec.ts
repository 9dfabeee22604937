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
const contacts = async (reader: Person, query = {}) =>
  (await api.call(messageEndpoints.contacts, { query, token: reader.token })).body;

describe('GET /messages/{userId}', () => {
  it('returns 401 to anonymous callers, 404 for someone else’s conversation and for a malformed id', async () => {
    expect((await api.call(messageEndpoints.conversation, { params: { userId: client.id } })).status).toBe(401);
    const other = await api.people.preparer();
    expect((await conversation(other, client)).status).toBe(404);
    expect((await conversation(admin, { id: uuidv7() })).status).toBe(404);
    expect((await conversation(client, { id: 'me' })).status).toBe(404);
  });

  it('returns 404 to a preparer who lost the client, but remains available to the client', async () => {
    expect((await conversation(former, client)).status).toBe(404);
    expect(contents((await conversation(client, former)).body)).toEqual(['From before']);
    const still = (await contacts(client)).find(({ id }) => id === former.id);
    expect(still).toMatchObject({ can_write: false, unread: 1 });
    expect(await contacts(former)).toEqual([]);
  });

  it('is empty for a contact without messages', async () => {
    const another = await api.people.client();
    const answer = await conversation(admin, another);
    expect([answer.status, answer.body]).toEqual([200, []]);
  });

  it('paginates backward, and forward with `after`, without gaps or duplicates', async () => {
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

describe('GET /client/{clientId}/messages', () => {
  const ofClient = (reader: Person, query = {}) =>
    api.call(messageEndpoints.ofClient, { params: { clientId: client.id }, query, token: reader.token });

  it('is restricted to the client’s preparer, and each access is audited', async () => {
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

describe('list of contacts', () => {
  it('returns 401 to anonymous callers, and 404 to someone requesting a contact they do not have', async () => {
    expect((await api.call(messageEndpoints.contacts)).status).toBe(401);
    const params = { userId: client.id };
    const stranger = await api.people.client();
    expect((await api.call(messageEndpoints.contact, { params, token: stranger.token })).status).toBe(404);
    expect((await api.call(messageEndpoints.contact, { params, token: preparer.token })).body.id).toBe(client.id);
  });

  it("includes a client's preparer and anyone with whom they have messages, but an admin only after writing to the client", async () => {
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

  it('includes a preparer’s clients and any admin who wrote, latest conversation first', async () => {
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

  it('includes all clients and preparers for an admin, with search and pagination', async () => {
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

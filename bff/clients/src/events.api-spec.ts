import pg from 'pg';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { streamLimits } from '@portal/domain/messages/messages.limits';
import { startApi, type Api } from '../testing/api';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import type { Person } from '@portal/bff-access/testing/people';
import { EventStreamsService } from '@portal/bff-messages/event-streams/event-streams.service';
import { EventsRepository } from '@portal/bff-platform/events/events.repository';

let api: Api;
/** Another replica on the same database. */
let other: Api;
let url: string;
let otherUrl: string;
let client: Person;
let preparer: Person;
let admin: Person;

const assign = async (one: Person, to: Person, from?: Person) => {
  const body = { client_id: one.id, from_preparer_id: from?.id ?? null, to_preparer_id: to.id };
  expect((await api.call(assignmentEndpoints.reassign, { body, token: admin.token })).status).toBe(200);
};
const send = async (from: Person, to: Person, content = 'Hello', by = api): Promise<string> => {
  const { body } = await by.call(messageEndpoints.send, { body: { recipient_id: to.id, content }, token: from.token });
  return body.id;
};
const open = async (person: Person, lastEventId?: number | string, at = url): Promise<EventReader> => {
  const reader = await EventReader.open(at, person.token, lastEventId);
  await reader.until(() => reader.events.some(({ kind }) => kind === 'ready' || kind === 'reset'));
  return reader;
};

beforeAll(async () => {
  api = await startApi();
  other = await startApi({}, api.url);
  [url, otherUrl] = [await api.listen(), await other.listen()];
  [client, preparer, admin] = [await api.people.client(), await api.people.preparer(), await api.people.admin()];
  await assign(client, preparer);
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

/** Runs SQL as the database owner, who has more privileges than the service. */
async function asOwner(sql: string, parameters: unknown[] = []): Promise<object[]> {
  const owner = new pg.Client(api.url);
  await owner.connect();
  const { rows } = await owner.query<object>(sql, parameters);
  await owner.end();
  return rows;
}

const cutListeners = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND query IN ('LISTEN portal_events', 'SELECT 1')`;

describe('GET /events', () => {
  it('returns 401 to anonymous callers and for a token in the URL, and 403 to pending preparers', async () => {
    expect((await EventReader.open(url, undefined)).response.statusCode).toBe(401);
    const inAddress = await fetch(`${url}/api/events?access_token=${client.token}&token=${client.token}`);
    expect(inAddress.status).toBe(401);
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await EventReader.open(url, pending.token)).response.statusCode).toBe(403);
  });

  it('returns 429 to a user with too many streams, without affecting others', async () => {
    const [one, another] = [await api.people.client(), await api.people.client()];
    const readers = [];
    for (let at = 0; at < streamLimits.perPerson; at += 1) readers.push(await open(one));
    const refused = await EventReader.open(url, one.token);
    expect(refused.response.statusCode).toBe(429);
    expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
    await (await open(another)).drop();
    await readers[0]?.drop();
    const streams = api.get(EventStreamsService);
    for (let tries = 0; tries < 100 && streams.openFor(one.id) === streamLimits.perPerson; tries += 1)
      await new Promise(setImmediate);
    await (await open(one)).drop();
    for (const reader of readers) await reader.drop();
  });

  it('notifies only sender and recipient of a message, on any server, and never includes the text', async () => {
    const stranger = await open(await api.people.client(), undefined, otherUrl);
    const [here, there] = [await open(client), await open(preparer, undefined, otherUrl)];
    const id = await send(preparer, client, 'A secret text');
    await here.untilKind('message');
    await there.untilKind('message');
    expect(here.events.at(-1)).toMatchObject({ kind: 'message', message_id: id, user_id: preparer.id });
    expect(there.events.at(-1)).toMatchObject({ kind: 'message', message_id: id, user_id: client.id });
    expect(JSON.stringify([here.events, there.events])).not.toContain('secret');
    expect(here.response.headers['content-type']).toContain('text/event-stream');
    expect(here.response.headers['cache-control']).toBe('no-store, no-transform');
    await stranger.drop();
    expect(stranger.events.map(({ kind }) => kind)).toEqual(['ready']);
    await here.drop();
    await there.drop();
  });

  it('notifies both participants when a conversation is read', async () => {
    const message_id = await send(preparer, client);
    const [here, there] = [await open(client), await open(preparer, undefined, otherUrl)];
    const params = { userId: preparer.id };
    await api.call(messageEndpoints.markRead, { params, body: { message_id }, token: client.token });
    await here.untilKind('read');
    await there.untilKind('read');
    expect(here.events.at(-1)).toMatchObject({ kind: 'read', user_id: preparer.id });
    expect(there.events.at(-1)).toMatchObject({ kind: 'read', user_id: client.id });
    await here.drop();
    await there.drop();
  });

  it('delivers a group post only to members who can read it, live and after a reconnect', async () => {
    const [ofClients, ofPreparers] = [await open(client, undefined, otherUrl), await open(preparer)];
    const post = (group_type: 'all_clients' | 'all_preparers') =>
      api.call(messageEndpoints.postToGroup, { body: { group_type, content: 'Hello all' }, token: admin.token });
    const ids = [(await post('all_preparers')).body.id, (await post('all_clients')).body.id];
    await ofPreparers.until(() => ofPreparers.messageIds.length === 2);
    await ofClients.until(() => ofClients.messageIds.length === 1);
    expect([ofPreparers.messageIds, ofClients.messageIds]).toEqual([ids, [ids[1]]]);
    const from = ofClients.events[0]?.seq ?? 0;
    const back = await open(client, from);
    expect(back.messageIds).toEqual([ids[1]]);
    for (const reader of [ofClients, ofPreparers, back]) await reader.drop();
  });

  it('sends "reset" when missed events cannot be replayed', async () => {
    const seen = await open(client);
    await send(preparer, client);
    await seen.untilKind('message');
    for (const id of ['not a number', '-1', String(Number.MAX_SAFE_INTEGER)]) {
      const reader = await open(client, id);
      expect(reader.events.map(({ kind }) => kind)).toEqual(['reset']);
      expect(reader.lastId).toBeGreaterThanOrEqual(seen.lastId ?? Infinity);
      await reader.drop();
    }
    await seen.drop();
  });

  it('ends with the session, on every server', async () => {
    const { email, password } = client;
    const again = await api.call(accountEndpoints.login, { body: { email, password } });
    const person = { ...client, token: again.body.access_token };
    const [here, there, still] = [await open(person), await open(person, undefined, otherUrl), await open(client)];
    await api.call(accountEndpoints.logout, { token: person.token });
    await here.ended;
    await there.ended;
    await send(preparer, client);
    await still.untilKind('message');
    await still.drop();
  });

  it('ends when the session expires, and continues while it is active', async () => {
    const person = await api.people.client();
    const [idle, still] = [await open(person), await open(client)];
    await api.query(`UPDATE sessions SET last_seen_at = now() - interval '31 min' WHERE user_id = $1`, [person.id]);
    await api.get(EventStreamsService).lookAfter();
    await idle.ended;
    await still.until(() => still.heartbeats === 1);
    await still.drop();
  });

  it('ends immediately on every server for a preparer who loses a client, and sends both of them their new contacts', async () => {
    const [next, moved] = [await api.people.preparer(), await api.people.client()];
    await assign(moved, preparer);
    await send(moved, preparer, 'From before');
    const [here, there] = [await open(preparer), await open(preparer, undefined, otherUrl)];
    const [newPreparer, theClient] = [await open(next, undefined, otherUrl), await open(moved)];
    await assign(moved, next, preparer);
    await here.ended;
    await there.ended;
    await newPreparer.untilKind('contacts');
    await theClient.untilKind('contacts');
    const last = there.lastId;
    const id = await send(moved, next, 'For the new one');
    await newPreparer.untilKind('message');
    const back = await open(preparer, last);
    expect(back.messageIds).not.toContain(id);
    expect(newPreparer.messageIds).toEqual([id]);
    for (const reader of [back, newPreparer, theClient]) await reader.drop();
  });

  it('ends after flushing when its server stops, and resumes on another', async () => {
    const third = await startApi({}, api.url);
    const reader = await open(client, undefined, await third.listen());
    const before = await send(preparer, client, 'Before');
    await reader.until(() => reader.messageIds.includes(before));
    await third.stop();
    await reader.ended;
    const after = await send(preparer, client, 'After');
    const back = await open(client, reader.lastId);
    expect(back.messageIds).toEqual([after]);
    await back.drop();
  });

  it('catches up after its database connection was cut', async () => {
    const reader = await open(client, undefined, otherUrl);
    expect((await asOwner(cutListeners)).length).toBeGreaterThan(1);
    const id = await send(preparer, client, 'Meanwhile');
    await reader.until(() => reader.messageIds.includes(id));
    expect(reader.messageIds.filter((one) => one === id)).toHaveLength(1);
    await reader.drop();
  });
});

describe('document change', () => {
  it('notifies only its client and the assigned preparer, in every open tab', async () => {
    const [stranger, otherClient] = [await api.people.preparer(), await api.people.client()];
    const readers = [
      await open(client),
      await open(client, undefined, otherUrl),
      await open(preparer, undefined, otherUrl),
    ];
    const outsiders = [await open(stranger), await open(otherClient)];
    const { id } = await api.make.document({ user_id: client.id });
    const countDocumentEvents = (reader: EventReader) =>
      reader.events.filter(({ kind }) => kind === 'documents').length;
    for (const reader of readers) await reader.until(() => countDocumentEvents(reader) === 1);
    await api.call(documentEndpoints.remove, { token: client.token, params: { id } });
    for (const reader of readers) await reader.until(() => countDocumentEvents(reader) === 2);
    await api.call(documentEndpoints.restore, { token: client.token, params: { id } });
    for (const reader of readers) await reader.until(() => countDocumentEvents(reader) === 3);
    expect(outsiders.map(countDocumentEvents)).toEqual([0, 0]);
    for (const reader of [...readers, ...outsiders]) await reader.drop();
  });
});

describe('old event', () => {
  it('is deleted after a day, unless it marks how far back clients can catch up', async () => {
    const reader = await open(client);
    for (const text of ['1', '2', '3']) await send(preparer, client, text);
    await reader.until(() => reader.messageIds.length === 3);
    // The stream may also contain a contacts event, which is sent if its server briefly lost its database connection.
    const messages = reader.events.filter(({ kind }) => kind === 'message');
    const [first = 0, second = 0] = messages.map(({ seq }) => seq);
    await asOwner(`UPDATE events SET created_at = now() - interval '25 h' WHERE seq <= $1`, [second]);
    await api.get(EventsRepository).deleteExpired();
    expect(await api.query('SELECT min(seq) AS first FROM events')).toEqual([{ first: second }]);
    const [late, inTime] = [await open(client, first), await open(client, second)];
    expect(late.events[0]?.kind).toBe('reset');
    expect(inTime.messageIds).toEqual(reader.messageIds.slice(2));
    for (const each of [reader, late, inTime]) await each.drop();
  });
});

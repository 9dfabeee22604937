import type { GroupType } from '@portal/domain/messages/message-kinds';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let client: Person;
let unassigned: Person;
let preparer: Person;
/** A preparer in another office. */
let elsewhere: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  [client, unassigned, preparer, elsewhere, admin] = [
    await api.people.client(),
    await api.people.client(),
    await api.people.preparer(),
    await api.people.preparer(),
    await api.people.admin(),
  ];
  await api.make.office.all([
    { id: 'west', name: 'West Side' },
    { id: 'east', name: 'East Side' },
  ]);
  const move = 'UPDATE preparer_profiles SET office_id = $2 WHERE user_id = $1';
  await api.query(move, [preparer.id, 'west']);
  await api.query(move, [elsewhere.id, 'east']);
  await api.make.assign(client, preparer);
});
afterAll(() => api.stop());

const post = (from: Person | undefined, group_type: string, group_id?: string | null, content = 'Hello all') =>
  api.call(messageEndpoints.postToGroup, { body: { group_type, group_id, content }, token: from?.token });
const posts = (reader: Person | undefined, groupType: string, groupId?: string, query = {}) =>
  api.call(messageEndpoints.groupMessages, {
    params: { groupType, ...(groupId === undefined ? {} : { groupId }) },
    ...{ query, token: reader?.token },
  });
const groups = async (reader: Person, headers = {}) =>
  (await api.call(messageEndpoints.groups, { token: reader.token, headers })).body;
const named = (found: Awaited<ReturnType<typeof groups>>) =>
  found.map(({ group_type, group_id }) => [group_type, group_id].filter(Boolean).join(' '));

describe('GET /message-groups', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(messageEndpoints.groups)).status).toBe(401);
  });

  it('lists the groups that each role can read, including office groups once there is an office', async () => {
    expect(named(await groups(unassigned))).toEqual(['all_clients']);
    expect(named(await groups(client))).toEqual(['all_clients', 'office_clients west']);
    const ofWest = ['all_clients', 'all_preparers', 'office_clients west', 'office_preparers west'];
    expect(named(await groups(preparer))).toEqual(ofWest);
    expect(named(await groups(admin))).toEqual([
      ...['all_clients', 'all_preparers', 'office_clients east', 'office_preparers east'],
      ...['office_clients west', 'office_preparers west'],
    ]);
    expect(new Set((await groups(client)).map(({ can_write }) => can_write))).toEqual(new Set([false]));
    expect(new Set((await groups(preparer)).map(({ can_write }) => can_write))).toEqual(new Set([true]));
  });

  it('describes groups in the user’s language', async () => {
    const [, office] = await groups(client, { 'accept-language': 'es' });
    expect(office?.description).toBe('Anuncios para los clientes de West Side');
    expect((await groups(client))[1]?.description).toBe('Announcements to clients of West Side');
  });

  it('change if the client moves to a preparer in another office', async () => {
    const moved = await api.people.client();
    await api.make.assign(moved, preparer);
    expect(named(await groups(moved))).toContain('office_clients west');
    await api.make.assign(moved, elsewhere);
    expect(named(await groups(moved))).toEqual(['all_clients', 'office_clients east']);
    expect((await posts(moved, 'office_clients', 'west')).status).toBe(404);
  });
});

describe('POST /group-messages', () => {
  it('returns 401 to anonymous callers, 403 to clients, and 404 for a group the caller cannot read', async () => {
    expect((await post(undefined, 'all_clients')).status).toBe(401);
    expect((await post(client, 'all_clients')).status).toBe(403);
    expect((await post(preparer, 'office_clients', 'east')).status).toBe(404);
    expect((await post(preparer, 'office_clients', 'nowhere')).status).toBe(404);
    expect((await post(preparer, 'office_clients')).status).toBe(404);
    expect((await post(admin, 'all_clients', 'west')).status).toBe(404);
  });

  it.each([
    ['no text', { content: ' ' }, 'content'],
    ['text that is too long', { content: 'x'.repeat(4001) }, 'content'],
    ['an unknown kind of group', { group_type: 'everybody' }, 'group_type'],
  ])('rejects %s and names the field', async (_what, changes, field) => {
    const body = { group_type: 'all_clients', content: 'Hello', ...changes };
    const { status, problem } = await api.call(messageEndpoints.postToGroup, { body, token: preparer.token });
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('is rate limited to ten posts', async () => {
    const hasty = await api.people.preparer();
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push((await post(hasty, 'all_preparers')).status);
    expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
  });

  it('sends the post to every member of the group, and stores the text encrypted', async () => {
    const { status, body } = await post(preparer, 'office_clients', 'west', 'The office is closed on Friday');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      sender_id: preparer.id,
      recipient_id: null,
      group_type: 'office_clients',
      group_id: 'west',
    });
    expect((await posts(client, 'office_clients', 'west')).body).toEqual([body]);
    const [row] = await api.query<{ content: Buffer }>('SELECT content FROM group_messages WHERE id = $1', [body.id]);
    expect(row?.content.includes('Friday')).toBe(false);
  });
});

describe('GET /group-messages', () => {
  it('returns 401 to anonymous callers, and 404 for an unreadable or unknown group', async () => {
    expect((await posts(undefined, 'all_clients')).status).toBe(401);
    for (const [reader, type, office] of [
      [client, 'all_preparers', undefined],
      [client, 'office_preparers', 'west'],
      [unassigned, 'office_clients', 'west'],
      [elsewhere, 'office_clients', 'west'],
      [admin, 'everybody', undefined],
      [admin, 'office_clients', 'nowhere'],
    ] as const)
      expect([type, (await posts(reader, type, office)).status]).toEqual([type, 404]);
  });

  it('paginates backward, and forward with `after`', async () => {
    for (const text of ['1', '2', '3', '4']) await post(elsewhere, 'office_preparers', 'east', text);
    const newest = await posts(elsewhere, 'office_preparers', 'east', { limit: 2 });
    expect(newest.body.map(({ content }) => content)).toEqual(['3', '4']);
    expect([newest.headers['x-total-count'], String(newest.headers.link)]).toEqual([
      '4',
      expect.stringContaining('next'),
    ]);
    const after = newest.body[0]?.id ?? '';
    const newer = await posts(elsewhere, 'office_preparers', 'east', { after });
    expect(newer.body.map(({ content }) => content)).toEqual(['4']);
    expect((await posts(elsewhere, 'office_preparers', 'east', { after: uuidv7() })).status).toBe(400);
  });
});

describe('POST /message-groups/{id}/read', () => {
  const read = (reader: Person, id: string, message_id: string) =>
    api.call(messageEndpoints.markGroupRead, { params: { id }, body: { message_id }, token: reader.token });
  const unread = async (reader: Person) =>
    (await api.call(messageEndpoints.unread, { token: reader.token })).body.groups;
  const groupOf = async (reader: Person, type: GroupType) =>
    (await groups(reader)).find(({ group_type }) => group_type === type);

  it('returns 404 for a group the caller cannot read, and rejects a post from another group', async () => {
    const [of_all, of_office] = [
      (await post(admin, 'all_clients')).body,
      (await post(admin, 'office_clients', 'east')).body,
    ];
    const east = (await groupOf(elsewhere, 'office_clients'))?.id ?? '';
    expect((await read(client, east, of_office.id)).status).toBe(404);
    const wrong = await read(elsewhere, east, of_all.id);
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([400, 'message_id']);
  });

  it('counts unread posts by others since the account was created, per user, and never moves the read marker backward', async () => {
    const late = await api.people.client();
    expect(await unread(late)).toBe(0);
    const sent = [];
    for (const text of ['1', '2', '3']) sent.push((await post(admin, 'all_clients', null, text)).body.id);
    const before = await unread(client);
    const all = (await groupOf(late, 'all_clients'))?.id ?? '';
    expect([await unread(late), (await groupOf(late, 'all_clients'))?.unread]).toEqual([3, 3]);
    expect((await read(late, all, sent[1] ?? '')).status).toBe(204);
    expect(await unread(late)).toBe(1);
    expect((await read(late, all, sent[0] ?? '')).status).toBe(204);
    expect(await unread(late)).toBe(1);
    expect(await unread(client)).toBe(before);
    // A user's own posts are never unread.
    const own = await api.people.admin();
    await post(own, 'all_preparers');
    expect(await unread(own)).toBe(0);
  });
});

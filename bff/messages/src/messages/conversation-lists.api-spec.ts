import type { GroupType } from '@portal/domain/messages/message-kinds';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { messageCalls } from '../../testing/conversations';

let api: Api;
let [client, other, unassigned, preparer, elsewhere, admin]: Person[] = [];

const { assign, send } = messageCalls(() => api);
beforeAll(async () => {
  api = await startApi();
  const { people } = api;
  [client, other, unassigned] = [await people.client(), await people.client(), await people.client()];
  [preparer, elsewhere, admin] = [await people.preparer(), await people.preparer(), await people.admin()];
  await api.make.office.all([
    { id: 'main', name: 'Detroit Main Office' },
    { id: 'east', name: 'East Side' },
  ]);
  const move = 'UPDATE preparer_profiles SET office_id = $2 WHERE user_id = $1';
  await api.query(move, [preparer.id, 'main']);
  await api.query(move, [elsewhere.id, 'east']);
  await assign(client, preparer);
  await assign(other, preparer);
});
afterAll(() => api.stop());

const contacts = async (reader: Person | undefined, headers = {}) =>
  (await api.call(messageEndpoints.contacts, { token: reader?.token, headers })).body;
const contact = async (reader: Person | undefined, of: Person | undefined) =>
  (await api.call(messageEndpoints.contact, { params: { userId: of?.id ?? '' }, token: reader?.token })).body;
const groups = async (reader: Person | undefined, headers = {}) =>
  (await api.call(messageEndpoints.groups, { token: reader?.token, headers })).body;
const groupOf = async (reader: Person | undefined, type: GroupType, office: string | null = null) =>
  (await groups(reader)).find(({ group_type, group_id }) => group_type === type && group_id === office);
const post = (from: Person | undefined, group_type: GroupType, group_id: string | null, content: string) =>
  api.call(messageEndpoints.postToGroup, { body: { group_type, group_id, content }, token: from?.token });

const everybody = () => [client, other, unassigned, preparer, elsewhere, admin] as Person[];

describe('last message in a conversation list', () => {
  it('is null without messages', async () => {
    expect(await contact(preparer, other)).toMatchObject({ last_message: null, last_message_is_own: false });
  });

  it('is the newest message for both sides, and its sender sees it marked as their own', async () => {
    await send(client as Person, preparer as Person, 'The first one');
    await send(preparer as Person, client as Person, canaries.message);
    expect(await contact(preparer, client)).toMatchObject({
      last_message: canaries.message,
      last_message_is_own: true,
    });
    const [row] = await contacts(client);
    expect(row).toMatchObject({ last_message: canaries.message, last_message_is_own: false });
    expect((await contacts(preparer)).map(({ last_message }) => last_message)).toEqual([canaries.message, null]);
  });

  it('is one line of at most 120 characters', async () => {
    await send(preparer as Person, other as Person, `Two\n\nlines ${'x'.repeat(4_000 - 20)}`);
    const { last_message } = await contact(other, preparer);
    expect(last_message).toMatch(/^Two lines x+…$/);
    expect(last_message).toHaveLength(121);
  });

  it('is null if it cannot be decrypted, without affecting the other conversations', async () => {
    await api.query('UPDATE messages SET content = content || $1 WHERE recipient_id = $2', [
      Buffer.from('x'),
      other?.id,
    ]);
    expect((await contacts(preparer)).map(({ last_message }) => last_message)).toEqual([null, canaries.message]);
  });

  it('is the newest post in a group', async () => {
    expect((await groupOf(preparer, 'all_preparers'))?.last_message).toBeNull();
    await post(preparer, 'all_preparers', null, 'From before');
    await post(preparer, 'all_preparers', null, 'Coffee at ten');
    expect(await groupOf(preparer, 'all_preparers')).toMatchObject({
      last_message: 'Coffee at ten',
      last_message_is_own: true,
    });
    expect(await groupOf(elsewhere, 'all_preparers')).toMatchObject({ last_message_is_own: false });
  });
});

describe('group name', () => {
  const names = async (reader: Person | undefined, locale: string) =>
    (await groups(reader, { 'accept-language': locale })).map(({ name }) => name);

  it("depends on the user's role", async () => {
    expect(await names(client, 'en')).toEqual(['News for all clients', 'News from Detroit Main Office']);
    expect(await names(preparer, 'en')).toEqual([
      ...['All clients', 'All preparers', 'Your office’s clients', 'Your office’s preparers'],
    ]);
    expect(await names(admin, 'en')).toEqual([
      ...['All clients', 'All preparers', 'Clients of Detroit Main Office', 'Preparers of Detroit Main Office'],
      ...['Clients of East Side', 'Preparers of East Side'],
    ]);
  });

  it("is in the user's language", async () => {
    expect(await names(client, 'es')).toEqual(['Noticias para todos los clientes', 'Noticias de Detroit Main Office']);
    expect(await names(preparer, 'es')).toContain('Clientes de su oficina');
    expect(await names(admin, 'es')).toContain('Clientes de Detroit Main Office');
  });
});

describe('GET /message-groups/{id}/readers', () => {
  const readers = (caller: Person | undefined, id: string | undefined) =>
    api.call(messageEndpoints.groupReaders, { params: { id: id ?? '' }, token: caller?.token });

  it('returns 401 to anonymous callers, 403 to clients, and 404 for a group the caller cannot read', async () => {
    const main = await groupOf(preparer, 'office_clients', 'main');
    expect((await readers(undefined, main?.id)).status).toBe(401);
    expect((await readers(client, main?.id)).status).toBe(403);
    expect((await readers(elsewhere, main?.id)).status).toBe(404);
    expect((await readers(admin, uuidv7())).status).toBe(404);
    expect((await readers(admin, 'x')).status).toBe(404);
  });

  it.each<[GroupType, string | null]>([
    ['all_clients', null],
    ['all_preparers', null],
    ['office_clients', 'main'],
    ['office_preparers', 'main'],
    ['office_clients', 'east'],
  ])('counts exactly the members who can read %s %s, except the caller', async (type, office) => {
    const can = await Promise.all(everybody().map(async (one) => Boolean(await groupOf(one, type, office))));
    const [clients, preparers] = [can.slice(0, 3), can.slice(3, 5)].map((some) => some.filter(Boolean).length);
    const group = await groupOf(admin, type, office);
    expect((await readers(admin, group?.id)).body).toEqual({ clients, preparers, admins: 0 });
  });

  it('excludes the calling preparer, and accounts that can no longer sign in', async () => {
    const group = await groupOf(preparer, 'office_clients', 'main');
    expect((await readers(preparer, group?.id)).body).toEqual({ clients: 2, preparers: 0, admins: 1 });
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [other?.id]);
    expect((await readers(preparer, group?.id)).body.clients).toBe(1);
  });
});

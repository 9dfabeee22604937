import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { messageTemplateEndpoints } from '@portal/domain/message-templates/message-templates.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../../testing/api';

let api: Api;
let admin: Person;
let preparer: Person;
let client: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  await api.make.office.all([{ id: 'west-side', name: 'West Side' }, { id: 'east-side' }]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.query('DELETE FROM message_templates');
  preparer = await api.people.preparer({ first_name: 'Renee', last_name: 'Okafor' });
  client = await api.people.client({ first_name: 'Ana' });
  await api.make.assign(client, preparer);
});

const { list, create, update, remove, forClient } = messageTemplateEndpoints;
const template = (name: string, more: object = {}) => ({
  name,
  office_id: null,
  text: 'Hello {first_name}',
  text_es: 'Hola, {first_name}',
  ...more,
});
const made = async (name: string, more: object = {}) =>
  (await api.call(create, { body: template(name, more), token: admin.token })).body;
const filled = (token = preparer.token) => api.call(forClient, { params: { clientId: client.id }, token });

describe('templates of an office’s messages', () => {
  it('return 401 to anonymous callers and 403 to everyone but admins', async () => {
    const { id } = await made('Papers');
    const calls = (token?: string) =>
      Promise.all([
        api.call(list, { token }),
        api.call(create, { body: template('Other'), token }),
        api.call(update, { params: { id }, body: template('Other'), token }),
        api.call(remove, { params: { id }, token }),
      ]);
    for (const [person, status] of [
      [undefined, 401],
      [client, 403],
      [preparer, 403],
    ] as const)
      expect((await calls(person?.token)).map((answer) => answer.status)).toEqual([status, status, status, status]);
    expect((await api.call(list, { token: admin.token })).body).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['text', { text: 'Hello {name}' }],
    ['text_es', { text_es: null }],
    ['text_es', { text_es: 'Hola, {nombre}' }],
    ['office_id', { office_id: 'nowhere' }],
  ])('name the wrong field %s of %j', async (field, wrong) => {
    const { status, problem } = await api.call(create, { body: template('Wrong', wrong), token: admin.token });
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('return 404 for an unknown one', async () => {
    const params = { id: client.id };
    expect((await api.call(update, { params, body: template('Any'), token: admin.token })).status).toBe(404);
    expect((await api.call(remove, { params, token: admin.token })).status).toBe(404);
  });

  it('return 409 for the name of another one, ignoring case, and for a stale version', async () => {
    const { id, version } = await made('Papers');
    const taken = await api.call(create, { body: template('PAPERS'), token: admin.token });
    expect([taken.status, taken.problem.errors?.[0]?.field]).toEqual([409, 'name']);
    const change = (of: number) =>
      api.call(update, { params: { id }, body: { ...template('Papers'), version: of }, token: admin.token });
    expect((await change(version)).body.version).toBe(2);
    const { status, problem } = await change(version);
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 2]);
  });

  it('are at most a hundred', async () => {
    await api.make.messageTemplate.many(100, (at) => ({ name: `Template ${String(at)}` }));
    const { status } = await api.call(create, { body: template('One more'), token: admin.token });
    expect([status, (await api.query('SELECT FROM message_templates')).length]).toEqual([409, 100]);
  });

  it('are stored, changed, removed and audited', async () => {
    const { id } = await made('Papers');
    await api.call(update, { params: { id }, body: template('Missing papers'), token: admin.token });
    expect((await api.call(list, { token: admin.token })).body.map(({ name }) => name)).toEqual(['Missing papers']);
    expect((await api.call(remove, { params: { id }, token: admin.token })).status).toBe(204);
    const audited = await api.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE object_id = $1 AND actor_id = $2 ORDER BY id`,
      [id, admin.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['template.create', 'template.update', 'template.delete']);
  });
});

describe('templates filled in for a client', () => {
  it('return 401, 403 and 404 to everyone but the assigned preparer', async () => {
    await made('Papers');
    const strangers = [undefined, client, admin, await api.people.preparer()];
    const statuses = [];
    for (const person of strangers)
      statuses.push((await api.call(forClient, { params: { clientId: client.id }, token: person?.token })).status);
    expect(statuses).toEqual([401, 403, 403, 404]);
  });

  it('have the client’s name and language, the preparer, the office and the link', async () => {
    const text = '{first_name}: {preparer}, {office}, {open_papers}, {link}';
    await made('All fields', { text, text_es: `es ${text}` });
    await api.call(accountEndpoints.changePreferences, { body: { locale: 'es' }, token: client.token });
    await api.query(`UPDATE preparer_profiles SET office_id = 'west-side' WHERE user_id = $1`, [preparer.id]);
    const [one] = (await filled()).body;
    expect(one?.text).toMatch(/^es Ana: Renee Okafor, West Side, 0, https?:\/\/[^/]+\/documents$/);
    await api.call(accountEndpoints.changePreferences, { body: { locale: 'en' }, token: client.token });
    expect((await filled()).body[0]?.text).toMatch(/^Ana: /);
  });

  it('are those of the preparer’s office and of all offices, by name', async () => {
    await made('Of the east', { office_id: 'east-side' });
    await made('Of the west', { office_id: 'west-side' });
    await made('Of all');
    const names = async () => (await filled()).body.map(({ name }) => name);
    expect(await names()).toEqual(['Of all']);
    await api.query(`UPDATE preparer_profiles SET office_id = 'west-side' WHERE user_id = $1`, [preparer.id]);
    expect(await names()).toEqual(['Of all', 'Of the west']);
  });
});

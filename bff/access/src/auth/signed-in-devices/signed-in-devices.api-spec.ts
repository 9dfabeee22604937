import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { signedInDeviceEndpoints } from '@portal/domain/signed-in-devices/signed-in-devices.endpoints';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';

let api: Api;
let replica: Api;

beforeAll(async () => {
  api = await startApi();
  replica = await startApi({}, api.url);
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

const { me, refresh } = accountEndpoints;
const { list, signOut, signOutOthers } = signedInDeviceEndpoints;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** Signs in from another browser. */
async function signInFrom({ email, password, pin }: Person, user_agent: string) {
  const { headers, cookies, ...answer } = await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': user_agent },
    payload: { email, password, pin },
  });
  expect(answer.statusCode).toBe(200);
  expect(headers['set-cookie']).toBeDefined();
  const { access_token: token } = answer.json<{ access_token: string }>();
  return { token, cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])) };
}

const idOf = async (token: string): Promise<string> =>
  (await api.call(list, { token })).body.find(({ current }) => current)?.id ?? '';

const endedBy = async (id: string) =>
  (await api.query<{ end_reason: string | null }>('SELECT end_reason FROM sessions WHERE id::text = $1', [id]))[0]
    ?.end_reason;

describe.each(Object.entries({ list, signOut, signOutOthers }))('%s', (_name, endpoint) => {
  it('returns 401 to anonymous callers', async () => {
    const params = { id: '01900000-0000-7000-8000-000000000000' };
    expect((await api.call(endpoint, { params })).status).toBe(401);
  });
});

describe('GET /auth/devices', () => {
  it('lists the caller’s own open sessions, newest first, with the words of their browser', async () => {
    const [person, other] = [await api.people.preparer(), await api.people.preparer()];
    await api.query(`UPDATE sessions SET last_seen_at = now() - interval '31 minutes' WHERE id::text = $1`, [
      await idOf((await signInFrom(person, 'idle')).token),
    ]);
    const { token } = await signInFrom(person, firefox);
    const { body } = await api.call(list, { token });
    expect(body.map(({ current, browser, system, kind }) => ({ current, browser, system, kind }))).toEqual([
      { current: true, browser: 'Firefox', system: 'Linux', kind: 'computer' },
      { current: false, browser: null, system: null, kind: null },
    ]);
    const ids = body.map(({ id }) => id);
    expect(ids).not.toContain(await idOf(other.token));
  });

  it('never returns an address, a token or a device’s secret', async () => {
    const { token } = await api.people.client();
    const [device] = (await api.call(list, { token })).body;
    expect(Object.keys(device ?? {}).sort()).toEqual([
      'browser',
      'current',
      'id',
      'kind',
      'last_used_at',
      'signed_in_at',
      'system',
    ]);
  });
});

describe('DELETE /auth/devices/{id}', () => {
  it('returns 404 for a session of someone else, one that has ended, and unknown and malformed ids', async () => {
    const [person, other] = [await api.people.client(), await api.people.client()];
    const others = await idOf(other.token);
    const ended = await idOf((await signInFrom(person, firefox)).token);
    expect((await api.call(signOut, { params: { id: ended }, token: person.token })).status).toBe(204);
    for (const id of [others, ended, '01900000-0000-7000-8000-000000000000', 'no-id'])
      expect((await api.call(signOut, { params: { id }, token: person.token })).status).toBe(404);
    expect((await api.call(me, { token: other.token })).status).toBe(200);
  });

  it('ends that session on every server at once, also its refresh cookie, and audits it', async () => {
    const person = await api.people.preparer();
    const stolen = await signInFrom(person, firefox);
    const id = await idOf(stolen.token);
    expect((await replica.call(signOut, { params: { id }, token: person.token })).status).toBe(204);
    expect((await api.call(me, { token: stolen.token })).status).toBe(401);
    expect((await api.call(refresh, { cookies: stolen.cookies })).status).toBe(401);
    expect((await api.call(me, { token: person.token })).status).toBe(200);
    expect(await endedBy(id)).toBe('signed_out_by_owner');
    const rows = await api.query(`SELECT actor_id FROM audit_log WHERE action = 'session.end' AND object_id = $1`, [
      person.id,
    ]);
    expect(rows).toEqual([{ actor_id: person.id }]);
  });
});

describe('POST /auth/devices/sign-out-others', () => {
  it('ends every session of the caller but their own, and none of anyone else', async () => {
    const [person, other] = [await api.people.client(), await api.people.client()];
    const [phone, laptop] = [await signInFrom(person, firefox), await signInFrom(person, firefox)];
    expect((await api.call(signOutOthers, { token: laptop.token })).status).toBe(204);
    for (const token of [person.token, phone.token]) expect((await replica.call(me, { token })).status).toBe(401);
    for (const token of [laptop.token, other.token]) expect((await replica.call(me, { token })).status).toBe(200);
    expect((await api.call(list, { token: laptop.token })).body).toHaveLength(1);
    const rows = await api.query(
      `SELECT actor_id FROM audit_log WHERE action = 'session.end_others' AND object_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ actor_id: person.id }]);
  });
});

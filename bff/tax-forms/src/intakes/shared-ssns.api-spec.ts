import { randomBytes } from 'node:crypto';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { testSettings } from '@portal/bff-access/testing/server';
import { asOwner } from '@portal/bff-platform/testing/database';
import { startApi, type Api } from '../../testing/api';
import { SsnReindexJob } from './ssn-reindex.job';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
afterAll(() => api.stop());

const { sharedSsns } = adminIntakeEndpoints;
const shared = async (query: Record<string, string | number> = {}) =>
  api.call(sharedSsns, { query, token: admin.token });
const clientWith = async (ssn: string, first_name: string) => {
  const client = await api.people.client({ first_name, last_name: 'Twin' });
  const { status } = await api.call(intakeEndpoints.create, { body: { ssn }, token: client.token });
  expect(status).toBe(201);
  return client;
};

describe('GET /admin/shared-ssns', () => {
  it('returns 401 to anonymous callers and 403 to clients and preparers', async () => {
    expect((await api.call(sharedSsns)).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await api.call(sharedSsns, { token })).status).toBe(403);
  });

  it('lists the clients who entered the same SSN, never the number or its index', async () => {
    await clientWith('400115555', 'Single');
    const [one, other] = [await clientWith('400113333', 'Anna'), await clientWith('400113333', 'Bert')];
    const { status, body, headers } = await shared();
    expect([status, headers['x-total-count']]).toEqual([200, '1']);
    expect(body).toEqual([
      {
        id: one.id,
        clients: [
          { id: one.id, name: 'Anna Twin', email: one.email },
          { id: other.id, name: 'Bert Twin', email: other.email },
        ],
        clients_count: 2,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/40011(?:3333|5555)|ssn|index/);
  });

  it('finds equal SSNs across a change of the index key, without changing the forms', async () => {
    const one = await clientWith('400112222', 'Oldkey');
    const form = async () =>
      (await api.query<Record<string, unknown>>('SELECT * FROM intake_forms WHERE user_id = $1', [one.id])).map(
        ({ ssn_index: _index, ssn_index_key: _key, ...rest }) => rest,
      );
    const before = await form();
    const keys = `next:${randomBytes(32).toString('base64')},${testSettings(api.url).BLIND_INDEX_KEYS}`;
    const rotated = await startApi({ BLIND_INDEX_KEYS: keys }, api.url);
    const other = await rotated.people.client({ first_name: 'Newkey', last_name: 'Twin' });
    await rotated.call(intakeEndpoints.create, { body: { ssn: '400112222' }, token: other.token });
    await rotated.get(SsnReindexJob).run();
    const { body } = await rotated.call(sharedSsns, { token: admin.token, query: { limit: 1000 } });
    expect(body.find(({ id }) => id === one.id)?.clients.map(({ id }) => id)).toEqual([one.id, other.id]);
    expect(await form()).toEqual(before);
    expect(await api.query(`SELECT FROM intake_forms WHERE ssn_index_key <> 'next'`)).toEqual([]);
    await rotated.stop();
    // The other specs use the old key.
    await api.query(
      'UPDATE intake_forms SET ssn = NULL, ssn_index = NULL, ssn_index_key = NULL WHERE user_id IN ($1, $2)',
      [one.id, other.id],
    );
  });

  it('is paginated', async () => {
    await clientWith('400117777', 'Cleo');
    await clientWith('400117777', 'Dora');
    const first = await shared({ limit: 1 });
    expect([first.body.length, first.headers['x-total-count']]).toEqual([1, '2']);
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1] ?? '';
    const next = await shared({ limit: 1, cursor });
    expect(next.body[0]?.clients.map(({ name }) => name)).toEqual(['Cleo Twin', 'Dora Twin']);
    expect(next.headers.link).toBeUndefined();
  });

  it('finds clients who enter the same SSN at the same moment', async () => {
    const before = Number((await shared()).headers['x-total-count']);
    for (let round = 1; round <= 5; round++) {
      const ssn = `40011888${round}`;
      await Promise.all(['Gus', 'Hal', 'Ida'].map((name) => clientWith(ssn, name)));
      const { headers } = await shared();
      expect(Number(headers['x-total-count'])).toBe(before + round);
    }
  });

  it('keeps the count of each SSN equal to the forms, and removes numbers that nobody has anymore', async () => {
    const client = await clientWith('400116666', 'Kim');
    await clientWith('400116666', 'Lea');
    const { token } = client;
    const { body: form } = await api.call(intakeEndpoints.mine, { token });
    const body = { ssn: '400114444', version: form?.version ?? 0 };
    expect((await api.call(intakeEndpoints.update, { params: { id: form?.id ?? '' }, body, token })).status).toBe(200);
    await asOwner(api.url, 'DELETE FROM intake_forms WHERE user_id = $1', [client.id]);
    const counted = await api.query('SELECT ssn_index, clients FROM ssn_holders ORDER BY ssn_index');
    expect(counted).toEqual(
      await api.query(`SELECT ssn_index, count(DISTINCT user_id)::int AS clients FROM intake_forms
        WHERE ssn_index IS NOT NULL GROUP BY ssn_index ORDER BY ssn_index`),
    );
    expect(counted.length).toBeGreaterThan(5);
  });

  it('leaves out a client once the duplicate account is closed', async () => {
    const twins = [await clientWith('400119999', 'Emma'), await clientWith('400119999', 'Finn')];
    const before = (await shared()).body.length;
    await api.call(adminAccountEndpoints.close, { params: { id: twins[1]?.id ?? '' }, body: {}, token: admin.token });
    expect((await shared()).body.length).toBe(before - 1);
  });
});

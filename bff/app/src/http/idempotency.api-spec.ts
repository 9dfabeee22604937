import { setTimeout as pause } from 'node:timers/promises';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { ExpiredRowsSweeper } from '@portal/bff-access/auth/management/expired-rows.sweeper';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { startApi, type Api } from '../../testing/api';
import { office } from '../../testing/office-requests';
import { inMinutes } from '@portal/bff-platform/testing/factory';
import { canaries, visibleCanary } from '@portal/bff-platform/testing/canaries';

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

let count = 0;
const newKey = () => ({ 'idempotency-key': `key-of-the-test-${(count += 1)}` });
const visitor = () => ({
  email: `retrying-${(count += 1)}@example.com`,
  password: canaries.password,
  first_name: visibleCanary,
  last_name: 'Retry',
  role: 'preparer',
});
const counted = async (sql: string, parameter: string) =>
  (await api.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, [parameter]))[0]?.n;

describe('Idempotency-Key', () => {
  it.each(['short', 'with a space', 'x'.repeat(256)])('rejects the key "%s"', async (key) => {
    const { token } = await api.people.client();
    const { status } = await api.call(intakeEndpoints.create, { body: {}, token, headers: { 'idempotency-key': key } });
    expect(status).toBe(400);
  });

  it('rejects a reused key with a different body', async () => {
    const { token } = await api.people.client();
    const headers = newKey();
    await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token, headers });
    const other = await api.call(intakeEndpoints.create, { body: { city: 'Flint' }, token, headers });
    expect(other).toMatchObject({ status: 422, problem: { code: 'idempotency_mismatch' } });
  });

  it('does not store errors: the next attempt runs again', async () => {
    const headers = newKey();
    const body = visitor();
    await api.call(accountEndpoints.register, { body });
    expect((await api.call(accountEndpoints.register, { body, headers })).status).toBe(409);
    await api.query('UPDATE users SET deleted_at = now() WHERE email = $1', [body.email]);
    expect((await api.call(accountEndpoints.register, { body, headers })).status).toBe(201);
  });

  it("never returns one person's response to another", async () => {
    const [one, other] = [await api.people.client(), await api.people.client()];
    const headers = newKey();
    const made = [];
    for (const { token } of [one, other])
      made.push(await api.call(intakeEndpoints.create, { body: { city: 'A' }, token, headers }));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[0]?.body.id).not.toBe(made[1]?.body.id);
  });

  it('creates one record for 50 parallel identical requests on two replicas, and sends each the same response', async () => {
    const { id, token } = await api.people.client();
    const sent = { body: { city: 'Detroit', ssn: canaries.ssn }, token, headers: newKey() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? api : replica).call(intakeEndpoints.create, sent)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.ssn).toBe(canaries.ssn);
    expect(await counted('intake_forms WHERE user_id = $1', id)).toBe(1);
  });

  it('replays a registration exactly, including token, PIN and cookie', async () => {
    const sent = { body: visitor(), headers: newKey() };
    const [first, again] = [
      await api.call(accountEndpoints.register, sent),
      await replica.call(accountEndpoints.register, sent),
    ];
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(first.body.pin).toMatch(/^\d{4}$/);
    expect(again.cookies).toEqual(first.cookies);
    expect(first.cookies.portal_refresh).toBeDefined();
  });

  it('lets another replica take over after the first one is killed', async () => {
    const { token, id } = await api.people.client();
    const sent = { body: { city: 'Detroit' }, token, headers: newKey() };
    await api.call(intakeEndpoints.create, sent);
    await api.query(
      `UPDATE idempotency_keys SET status = NULL, response = NULL, created_at = now() - interval '31 s' WHERE owner = $1`,
      [id],
    );
    // The second attempt finds and returns the form that the first one created.
    expect(await replica.call(intakeEndpoints.create, sent)).toMatchObject({
      status: 409,
      problem: { code: 'already_exists' },
    });
    expect(await counted('idempotency_keys WHERE status IS NULL AND owner = $1', id)).toBe(0);
  });

  it('neither commits nor answers for a server whose claim another one has taken over', async () => {
    const [{ token, id: owner }, holder] = [await api.people.admin(), new pg.Client(api.url)];
    await holder.connect();
    // Holds the audit log's lock, so that the first server waits just before its commit, as if it were frozen.
    await holder.query('BEGIN; LOCK TABLE audit_log IN SHARE MODE');
    const sent = { body: { ...office, name: uuidv7() }, token, headers: newKey() };
    const frozen = api.call(adminOfficeEndpoints.create, sent);
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'audit_log'::regclass`;
    while ((await holder.query(waiting)).rowCount === 0) await pause(10);
    await holder.query(`UPDATE idempotency_keys SET claim_id = gen_random_uuid() WHERE owner = '${owner}'; COMMIT`);
    expect((await frozen).status).toBe(503);
    expect(await counted('offices WHERE name = $1', sent.body.name)).toBe(0);
    expect(await counted('idempotency_keys WHERE status IS NULL AND owner = $1', owner)).toBe(1);
    await holder.end();
  });

  it('treats a key as text, whatever SQL it contains', async () => {
    const { token } = await api.people.admin();
    const headers = { 'idempotency-key': `\\');DELETE/**/FROM/**/offices;--\\\\'"$1` };
    const sent = { body: { ...office, name: uuidv7() }, token, headers };
    const first = await api.call(adminOfficeEndpoints.create, sent);
    expect([first.status, (await replica.call(adminOfficeEndpoints.create, sent)).body]).toEqual([201, first.body]);
    expect(await counted('offices WHERE name = $1', sent.body.name)).toBe(1);
    expect(
      await counted('idempotency_keys WHERE key = $1 AND committed_at IS NOT NULL', headers['idempotency-key']),
    ).toBe(1);
  });

  it('waits for a response that is about to be stored after the commit', async () => {
    const { token, id: owner } = await api.people.admin();
    const sent = { body: { ...office, name: uuidv7() }, token, headers: newKey() };
    const first = await api.call(adminOfficeEndpoints.create, sent);
    const [stored] = await api.query<{ response: Buffer }>('SELECT * FROM idempotency_keys WHERE owner = $1', [owner]);
    await api.query('UPDATE idempotency_keys SET status = NULL, response = NULL WHERE owner = $1', [owner]);
    const again = replica.call(adminOfficeEndpoints.create, sent);
    await pause(300);
    await api.query('UPDATE idempotency_keys SET status = 201, response = $2 WHERE owner = $1', [
      owner,
      stored?.response,
    ]);
    expect(await again).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  it('stores no response for a saved draft, but stores one for a submission', async () => {
    const { id, token } = await api.people.client();
    const { body: form } = await api.call(intakeEndpoints.create, { body: completeIntake(), token });
    const save = async (submitted: boolean, headers: Record<string, string>) =>
      api.call(intakeEndpoints.update, { params: { id: form.id }, body: { submitted }, token, headers });
    for (let n = 0; n < 3; n += 1) expect((await save(false, newKey())).status).toBe(200);
    expect(await counted('idempotency_keys WHERE owner = $1', id)).toBe(0);
    const headers = newKey();
    const [first, again] = [await save(true, headers), await save(true, headers)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await counted('intake_snapshots WHERE user_id = $1', id)).toBe(1);
    expect(await counted('idempotency_keys WHERE owner = $1', id)).toBe(1);
  });

  it("keeps a person's 50 newest responses, for at most a day", async () => {
    const { id, token } = await api.people.client();
    await api.make.idempotencyKey.many(60, (n) => ({
      owner: id,
      key: `older-key-${n}`,
      endpoint: 'POST /intake',
      created_at: inMinutes(-n),
    }));
    const headers = newKey();
    await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token, headers });
    expect(await counted('idempotency_keys WHERE owner = $1', id)).toBe(50);
    expect(await counted(`idempotency_keys WHERE owner = $1 AND key = 'older-key-50'`, id)).toBe(0);
    expect(await counted(`idempotency_keys WHERE key = $1`, headers['idempotency-key'])).toBe(1);
    await api.query(`UPDATE idempotency_keys SET expires_at = now() - interval '1 s' WHERE owner = $1`, [id]);
    await api.get(ExpiredRowsSweeper).run();
    expect(await counted('idempotency_keys WHERE owner = $1', id)).toBe(0);
  });

  it('encrypts stored responses', async () => {
    const [row] = await api.query<{ response: Buffer }>(
      'SELECT response FROM idempotency_keys WHERE response IS NOT NULL LIMIT 1',
    );
    expect(row?.response.toString('latin1')).not.toContain('Detroit');
  });
});

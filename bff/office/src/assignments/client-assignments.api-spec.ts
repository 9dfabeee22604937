import { randomUUID } from 'node:crypto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let client: Person;
let preparer: Person;
let other: Person;
beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer({ first_name: 'Ana', last_name: 'Lopez' });
  other = await api.people.preparer();
});
beforeEach(async () => {
  client = await api.people.client();
});
afterAll(() => api.stop());

const { mine, assignByCode, assignPreparer } = assignmentEndpoints;
const byCode = (preparer_code: string, token: string | undefined = client.token) =>
  api.call(assignByCode, { query: { preparer_code }, ...(token ? { token } : {}) });
const choose = (body: { client_id: string; preparer_id: string }, token = client.token) =>
  api.call(assignPreparer, { body, token });
const historyOf = (id: string) =>
  api.query<{ from_preparer_id: string | null; to_preparer_id: string; via: string }>(
    'SELECT from_preparer_id, to_preparer_id, via FROM assignment_history WHERE client_id = $1 ORDER BY id',
    [id],
  );

describe('POST /assign-by-code', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(assignByCode, { query: { preparer_code: 'X' } })).status).toBe(401);
    expect((await byCode(preparer.preparer_code ?? '', preparer.token)).status).toBe(403);
  });

  it.each([
    ['no preparer has', 'ZZZZZZ'],
    ['is a wildcard', '%'],
  ])('returns "Invalid preparer code" for a code that %s', async (_what, code) => {
    const { status, problem } = await byCode(code);
    expect([status, problem.detail]).toEqual([404, 'Invalid preparer code']);
    expect(await historyOf(client.id)).toEqual([]);
  });

  it('is rate limited after ten wrong codes within an hour, across replicas; correct codes are not counted', async () => {
    const replica = await startApi({}, api.url);
    const right = preparer.preparer_code ?? '';
    for (let n = 0; n < 12; n += 1) expect((await byCode(right)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await byCode(`WRONG${n}`)).status).toBe(404);
    const sent = { query: { preparer_code: right }, token: client.token };
    const { status, headers, problem } = await replica.call(assignByCode, sent);
    expect([status, problem.code]).toEqual([429, 'throttled']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    await replica.stop();
  });

  it('treats a pending preparer as not found', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    expect((await byCode(pending.preparer_code ?? '')).status).toBe(404);
  });

  it('accepts a code with surrounding spaces or in lower case ("trimmed, upper-cased"), and returns the preparer\'s name', async () => {
    const { status, body } = await byCode(`  ${preparer.preparer_code?.toLowerCase()} `);
    expect({ status, body }).toEqual({
      status: 200,
      body: { preparer_id: preparer.id, preparer_name: 'Ana Lopez' },
    });
    const current = await api.call(mine, { token: client.token });
    expect(current.body).toMatchObject({ id: preparer.id, preparer_code: preparer.preparer_code });
    expect(await historyOf(client.id)).toEqual([{ from_preparer_id: null, to_preparer_id: preparer.id, via: 'code' }]);
  });
});

describe('POST /assign-preparer', () => {
  it('returns 404 for any client other than the caller', async () => {
    const { id } = await api.people.client();
    expect((await choose({ client_id: id, preparer_id: preparer.id })).status).toBe(404);
    expect((await choose({ client_id: randomUUID(), preparer_id: preparer.id })).status).toBe(404);
    expect(await historyOf(id)).toEqual([]);
  });

  it("returns 400 naming a malformed id, and 404 for an id that is not an approved preparer's", async () => {
    const malformed = await choose({ client_id: client.id, preparer_id: 'x' });
    expect([malformed.status, malformed.problem.errors?.[0]?.field]).toEqual([400, 'preparer_id']);
    const pending = await api.people.preparer({ status: 'pending' });
    for (const preparer_id of [client.id, pending.id, randomUUID()]) {
      expect((await choose({ client_id: client.id, preparer_id })).status).toBe(404);
    }
  });

  it('changes the preparer, and adds to the history only if the preparer changes', async () => {
    await choose({ client_id: client.id, preparer_id: preparer.id });
    await choose({ client_id: client.id, preparer_id: preparer.id });
    await choose({ client_id: client.id, preparer_id: other.id });
    expect(await historyOf(client.id)).toEqual([
      { from_preparer_id: null, to_preparer_id: preparer.id, via: 'choice' },
      { from_preparer_id: preparer.id, to_preparer_id: other.id, via: 'choice' },
    ]);
  });
});

describe('GET /my-preparer', () => {
  it('returns null without a preparer, 401 to anonymous callers and 403 to staff', async () => {
    expect(await api.call(mine, { token: client.token })).toMatchObject({ status: 200, body: null });
    expect((await api.call(mine, { token: preparer.token })).status).toBe(403);
    expect((await api.call(mine)).status).toBe(401);
  });

  it('returns a preparer who is no longer approved, marked as unavailable', async () => {
    const leaving = await api.people.preparer({ first_name: 'Lea', last_name: 'Ving' });
    await choose({ client_id: client.id, preparer_id: leaving.id });
    expect((await api.call(mine, { token: client.token })).body).toMatchObject({ id: leaving.id, available: true });
    await api.query(`UPDATE users SET status = 'pending' WHERE id = $1`, [leaving.id]);
    expect((await api.call(mine, { token: client.token })).body).toMatchObject({
      first_name: 'Lea',
      last_name: 'Ving',
      available: false,
    });
  });
});

import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { approvePreparer, resetPin, login, me } = accountEndpoints;
const nobodys = '01900000-0000-7000-8000-000000000000';

describe.each([
  ['POST /admin/preparers/{id}/approve', approvePreparer],
  ['POST /admin/users/{id}/reset-pin', resetPin],
])('%s', (_name, call) => {
  it('returns 401 to anonymous callers, 403 to non-admins, and the same response for an unknown and a malformed id', async () => {
    const { id } = await api.people.preparer();
    expect((await api.call(call, { params: { id } })).status).toBe(401);
    for (const person of [await api.people.client(), await api.people.preparer()]) {
      expect((await api.call(call, { params: { id }, token: person.token })).status).toBe(403);
    }
    const { token } = await api.people.admin();
    const client = await api.people.client();
    for (const absent of [nobodys, 'no-id', '%00', client.id]) {
      const answer = await api.call(call, { params: { id: absent }, token });
      expect({ status: answer.status, code: answer.problem.code }).toEqual({ status: 404, code: 'not_found' });
    }
  });
});

describe('approval', () => {
  it('activates a pending preparer immediately, and is audited once', async () => {
    const admin = await api.people.admin();
    const pending = await api.people.preparer({ status: 'pending' });
    for (let twice = 0; twice < 2; twice += 1) {
      const { status, body } = await api.call(approvePreparer, { params: { id: pending.id }, token: admin.token });
      expect({ status, user: body.status }).toEqual({ status: 200, user: 'active' });
    }
    expect((await api.call(me, { token: pending.token })).body.status).toBe('active');
    const rows = await api.query(
      `SELECT actor_id FROM audit_log WHERE action = 'preparer.approve' AND object_id = $1`,
      [pending.id],
    );
    expect(rows).toEqual([{ actor_id: admin.id }]);
  });
});

describe('PIN reset', () => {
  it('shows the new PIN once, replaces the old one, and signs its owner out', async () => {
    const { token } = await api.people.admin();
    const preparer = await api.people.preparer({ pin: '0000' });
    const { status, body } = await api.call(resetPin, { params: { id: preparer.id }, token });
    expect({ status, pin: body.pin }).toEqual({ status: 200, pin: expect.stringMatching(/^\d{4}$/) });
    expect((await api.call(me, { token: preparer.token })).status).toBe(401);
    const signIn = (pin: string) =>
      api.call(login, { body: { email: preparer.email, password: canaries.password, pin } }).then(({ status: s }) => s);
    expect(await signIn(body.pin)).toBe(200);
    expect(await signIn(body.pin === '0000' ? '0001' : '0000')).toBe(401);
  });
});

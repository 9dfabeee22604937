import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';
import { enroll as enrollWith } from '../../../testing/second-factor';

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

const { login, me } = accountEndpoints;
const { resetSecondFactor: reset } = adminAccountEndpoints;

const enroll = ({ token }: Person) => enrollWith(api.call, token);
const signIn = ({ email, pin }: Person) => api.call(login, { body: { email, password: canaries.password, pin } });

/** Returns who has reset this person's second factor. */
const auditOf = (id: string) =>
  api.query<{ actor_id: string }>(
    `SELECT actor_id FROM audit_log WHERE action = 'second_factor.reset' AND object_id = $1`,
    [id],
  );

describe('POST /admin/users/{id}/reset-second-factor', () => {
  it('returns 401 to anonymous callers, 403 to others, and 404 for clients, unknown and malformed ids', async () => {
    const { id } = await api.people.preparer();
    expect((await api.call(reset, { params: { id } })).status).toBe(401);
    for (const { token } of [await api.people.client(), await api.people.preparer()])
      expect((await api.call(reset, { params: { id }, token })).status).toBe(403);
    const { token } = await api.people.admin();
    const client = await api.people.client();
    for (const absent of ['01900000-0000-7000-8000-000000000000', 'no-id', client.id])
      expect((await api.call(reset, { params: { id: absent }, token })).status).toBe(404);
  });

  it('returns 409 for someone without a second factor, and requires a recent password', async () => {
    const [admin, { id }] = [await api.people.admin(), await api.people.preparer()];
    const refused = await api.call(reset, { params: { id }, token: admin.token });
    expect({ status: refused.status, detail: refused.problem.detail }).toEqual({
      status: 409,
      detail: 'Two-step sign-in is not set up.',
    });
    expect(await auditOf(id)).toEqual([]);
    await api.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`, [
      admin.id,
    ]);
    const { problem } = await api.call(reset, { params: { id }, token: admin.token });
    expect(problem.code).toBe('step_up_required');
  });

  it('returns 409 for the caller’s own account, which keeps its second factor', async () => {
    const admin = await api.people.admin();
    await enroll(admin);
    const { status, problem } = await api.call(reset, { params: { id: admin.id }, token: admin.token });
    expect({ status, detail: problem.detail }).toEqual({
      status: 409,
      detail: 'You can’t reset your own two-step sign-in. Ask another admin.',
    });
    expect((await signIn(admin)).problem.code).toBe('second_factor_required');
  });

  it('returns 409 to one of two admins who reset the same person at the same time', async () => {
    const [one, other, person] = [await api.people.admin(), await api.people.admin(), await api.people.preparer()];
    await enroll(person);
    const params = { id: person.id };
    const answers = await Promise.all([
      api.call(reset, { params, token: one.token }),
      replica.call(reset, { params, token: other.token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await auditOf(person.id)).toHaveLength(1);
  });

  it('lets the owner sign in without a code, ends their sessions, and is audited and mailed', async () => {
    const [admin, person] = [await api.people.admin(), await api.people.preparer()];
    await enroll(person);
    expect((await api.call(reset, { params: { id: person.id }, token: admin.token })).status).toBe(204);
    expect((await api.call(me, { token: person.token })).status).toBe(401);
    const ended = await api.query('SELECT DISTINCT end_reason FROM sessions WHERE user_id = $1', [person.id]);
    expect(ended).toEqual([{ end_reason: 'second_factor_change' }]);
    expect(await api.query('SELECT FROM recovery_codes WHERE user_id = $1', [person.id])).toEqual([]);
    expect((await signIn(person)).status).toBe(200);
    const mails = await api.query('SELECT kind FROM mails WHERE lower(recipient) = $1', [person.email]);
    expect(mails).toContainEqual({ kind: 'second_factor_removed' });
    expect(await auditOf(person.id)).toEqual([{ actor_id: admin.id }]);
  });
});

import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { generateSync } from 'otplib';
import { startApi, type Api } from '../../../testing/api';

let api: Api;

beforeAll(async () => {
  api = await startApi({ STAFF_MFA: 'required' });
});
afterAll(() => api.stop());

const { approvePreparer, login, me } = accountEndpoints;
const { confirm, read, remove, setUp } = secondFactorEndpoints;
const unknown = { id: '01900000-0000-7000-8000-000000000000' };

describe('STAFF_MFA=required', () => {
  it('refuses everything but the own account to staff without a second factor', async () => {
    const { token } = await api.people.admin();
    const { status, problem } = await api.call(approvePreparer, { params: unknown, token });
    expect({ status, code: problem.code, detail: problem.detail }).toEqual({
      status: 403,
      code: 'second_factor_setup_required',
      detail: 'Please set up two-step sign-in before you continue.',
    });
    expect((await api.call(me, { token })).body).toMatchObject({ must_set_up_second_factor: true });
  });

  it('does not concern clients', async () => {
    const { token } = await api.people.client();
    expect((await api.call(me, { token })).body.must_set_up_second_factor).toBeUndefined();
  });

  it('gives the same session full access once the second factor is set up, and does not let it be removed', async () => {
    const { email, pin, token } = await api.people.admin();
    const { secret } = (await api.call(setUp, { token })).body;
    expect((await api.call(confirm, { token, body: { code: generateSync({ secret }) } })).status).toBe(200);
    expect((await api.call(approvePreparer, { params: unknown, token })).status).toBe(404);
    expect((await api.call(read, { token })).body).toMatchObject({ enabled: true, required: true });
    const removed = await api.call(remove, { token });
    expect({ status: removed.status, detail: removed.problem.detail }).toEqual({
      status: 409,
      detail: 'The office requires two-step sign-in, so it can’t be turned off.',
    });
    const { problem } = await api.call(login, { body: { email, password: canaries.password, pin } });
    expect(problem.code).toBe('second_factor_required');
  });
});

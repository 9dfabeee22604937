import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { startApi, type Api } from '../../../testing/api';
import { addPasskey, signInWithPasskey } from '../../../testing/authenticator';
import type { Person } from '../../../testing/people';
import { enroll } from '../../../testing/second-factor';

let api: Api;
let strict: Api;

beforeAll(async () => {
  api = await startApi();
  strict = await startApi({ STAFF_MFA: 'required' }, api.url);
});
afterAll(async () => {
  await strict.stop();
  await api.stop();
});

const { login, me } = accountEndpoints;
const { remove } = passkeyEndpoints;
const { read, remove: removeApp, renewRecoveryCodes, stepUp } = secondFactorEndpoints;
const { password } = canaries;

const signIn = ({ email, pin }: Person, code?: string) => api.call(login, { body: { email, password, pin, code } });

describe('a passkey as the second factor of staff', () => {
  it('is required besides password and PIN, or replaced by a recovery code once', async () => {
    const person = await api.people.admin();
    const { authenticator, recovery_codes } = await addPasskey(api.call, person.token);
    expect((await signIn(person)).problem.code).toBe('second_factor_required');
    expect((await signIn(person, '000000')).status).toBe(401);
    expect((await signIn(person, recovery_codes?.[0])).status).toBe(200);
    expect((await signIn(person, recovery_codes?.[0])).status).toBe(401);
    expect((await signInWithPasskey(api.call, authenticator)).status).toBe(200);
  });

  it('does not change how clients sign in or confirm their identity', async () => {
    const person = await api.people.client();
    await addPasskey(api.call, person.token);
    expect((await signIn(person)).status).toBe(200);
    expect((await api.call(stepUp, { token: person.token, body: { password } })).status).toBe(204);
  });

  it('replaces the password at step-up, like an authenticator app', async () => {
    const { token } = await api.people.preparer();
    const { recovery_codes } = await addPasskey(api.call, token);
    expect((await api.call(stepUp, { token, body: { password } })).status).toBe(400);
    expect((await api.call(stepUp, { token, body: { code: recovery_codes?.[0] } })).status).toBe(204);
  });

  it('is no second factor any more once it is removed, and neither are its recovery codes', async () => {
    const person = await api.people.preparer();
    const { passkey, recovery_codes } = await addPasskey(api.call, person.token);
    expect((await api.call(renewRecoveryCodes, { token: person.token })).status).toBe(200);
    await api.call(remove, { params: { id: passkey.id }, token: person.token });
    expect((await api.call(read, { token: person.token })).body).toMatchObject({
      enabled: false,
      recovery_codes_left: 0,
    });
    expect(recovery_codes).toHaveLength(10);
    expect((await signIn(person)).status).toBe(200);
  });

  it('keeps the recovery codes when only the app is removed', async () => {
    const { token } = await api.people.preparer();
    await enroll(api.call, token);
    await addPasskey(api.call, token);
    expect((await api.call(removeApp, { token })).status).toBe(204);
    expect((await api.call(read, { token })).body).toEqual({
      enabled: true,
      enabled_at: null,
      required: false,
      recovery_codes_left: 10,
    });
  });

  it('is removed by an admin’s reset', async () => {
    const [admin, person] = [await api.people.admin(), await api.people.preparer()];
    const { authenticator } = await addPasskey(api.call, person.token);
    const reset = { params: { id: person.id }, token: admin.token };
    expect((await api.call(adminAccountEndpoints.resetSecondFactor, reset)).status).toBe(204);
    expect((await signInWithPasskey(api.call, authenticator)).status).toBe(401);
    expect((await api.call(me, { token: person.token })).status).toBe(401);
    expect((await signIn(person)).status).toBe(200);
  });

  it('can be removed by clients where STAFF_MFA=required', async () => {
    const { token } = await strict.people.client();
    const { passkey } = await addPasskey(strict.call, token);
    expect((await strict.call(remove, { params: { id: passkey.id }, token })).status).toBe(204);
  });

  it('satisfies STAFF_MFA=required, which refuses to remove the last one', async () => {
    const { token } = await strict.people.preparer();
    expect((await strict.call(me, { token })).body.must_set_up_second_factor).toBe(true);
    const [first, second] = [await addPasskey(strict.call, token), await addPasskey(strict.call, token)];
    expect((await strict.call(me, { token })).body.must_set_up_second_factor).toBeUndefined();
    expect((await strict.call(remove, { params: { id: first.passkey.id }, token })).status).toBe(204);
    const { status, problem } = await strict.call(remove, { params: { id: second.passkey.id }, token });
    expect({ status, detail: problem.detail }).toEqual({
      status: 409,
      detail: 'The office requires two-step sign-in, so it can’t be turned off.',
    });
    expect((await signInWithPasskey(strict.call, second.authenticator)).status).toBe(200);
  });
});

import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';
import { codeOf, enroll as enrollWith } from '../../../testing/second-factor';
import { UsersRepository } from '../accounts/users.repository';
import { SecondFactorCheck } from './second-factor-check';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const enroll = ({ token }: Person) => enrollWith(api.call, token);

describe('a second factor that changes during a sign-in', () => {
  it('is not skipped if it was set up after the password was verified', async () => {
    const [person, other, gone] = [await api.people.admin(), await api.people.admin(), await api.people.admin()];
    const load = async ({ id }: Person) => {
      const account = await api.get(UsersRepository).findById(id);
      return account && api.get(SecondFactorCheck).load(account);
    };
    const [loaded, without, deleted] = [await load(person), await load(other), await load(gone)];
    const account = await api.get(UsersRepository).findById(gone.id);
    await enroll(person);
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    const accept = (factor: typeof loaded) => api.get(DataSource).transaction(async (t) => factor?.accept(t, ''));
    expect([loaded?.enabled, await accept(loaded)]).toEqual([false, false]);
    expect([without?.enabled, await accept(without)]).toEqual([false, true]);
    expect([deleted?.enabled, await accept(deleted)]).toEqual([false, false]);
    const late = account && (await api.get(SecondFactorCheck).load(account));
    expect([late?.enabled, await accept(late)]).toEqual([false, false]);
  });

  it('rejects a code of the old app once another one is set up', async () => {
    const person = await api.people.admin();
    const { secret } = await enroll(person);
    const account = await api.get(UsersRepository).findById(person.id);
    const loaded = account && (await api.get(SecondFactorCheck).load(account));
    await enroll(person);
    const accept = () => api.get(DataSource).transaction(async (t) => loaded?.accept(t, codeOf(secret)));
    expect(await accept()).toBe(false);
  });
});

describe('the secret of an authenticator app', () => {
  it('is bound to its column: that of an unfinished setup, moved, signs nobody in', async () => {
    const person = await api.people.admin();
    await enroll(person);
    const { secret } = (await api.call(secondFactorEndpoints.setUp, { token: person.token })).body;
    await api.query('UPDATE users SET totp_secret = totp_pending_secret WHERE id = $1', [person.id]);
    const { email, pin } = person;
    const body = { email, password: canaries.password, pin, code: codeOf(secret) };
    expect((await api.call(accountEndpoints.login, { body })).status).toBe(500);
  });
});

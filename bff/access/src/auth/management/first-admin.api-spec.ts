import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi } from '../../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { freshDatabase } from '@portal/bff-platform/testing/database';
import type { Env } from '@portal/bff-platform/config/env';
import { FirstAdminBootstrap, FirstAdminService } from './first-admin';

const email = 'boss@example.com';
const admin = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: canaries.password, ADMIN_PIN: '2580' };

describe('first admin', () => {
  it('is not created with a guessable password: the server refuses to start and explains why', async () => {
    const api = await startApi();
    const guessed = { ADMIN: { email, password: 'password1', pin: '2580' } } as Env;
    await expect(new FirstAdminBootstrap(guessed, api.get(FirstAdminService)).onApplicationBootstrap()).rejects.toThrow(
      'ADMIN_PASSWORD: This password is too common. Choose one that others would not guess.',
    );
    expect(await api.query('SELECT id FROM users')).toEqual([]);
    await api.stop();
  });

  it('is created once, by the replica that starts first, and can sign in', async () => {
    const { url } = await freshDatabase();
    const replicas = await Promise.all([startApi(admin, url), startApi(admin, url)]);
    const [api] = replicas;
    const rows = await api.query('SELECT email, status FROM users WHERE role = $1', ['admin']);
    expect(rows).toEqual([{ email, status: 'active' }]);
    const body = { email, password: canaries.password, pin: '2580' };
    expect((await api.call(accountEndpoints.login, { body })).body.user).toMatchObject({ role: 'admin' });
    await Promise.all(replicas.map((replica) => replica.stop()));

    const later = await startApi({ ...admin, ADMIN_PASSWORD: canaries.otherPassword }, url);
    expect((await later.call(accountEndpoints.login, { body })).status).toBe(200);
    expect(await later.query(`SELECT id FROM users WHERE role = 'admin'`)).toHaveLength(1);
    await later.stop();
  });

  it('gets the configured password exactly, including surrounding whitespace', async () => {
    const password = ` ${canaries.password} `;
    const api = await startApi({ ...admin, ADMIN_PASSWORD: password });
    const signIn = (typed: string) =>
      api.call(accountEndpoints.login, { body: { email, password: typed, pin: '2580' } });
    expect((await signIn(canaries.password)).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    await api.stop();
  });
});

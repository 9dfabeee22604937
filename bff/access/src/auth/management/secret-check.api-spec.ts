import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { testSettings } from '../../../testing/server';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { SecretCheck } from './secret-check';

const { login, refresh, me } = accountEndpoints;
const { password } = canaries;
const JWT_SECRET = randomBytes(48).toString('base64');
const newKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
const ownPepper = () => testSettings(api.url).PEPPER_KEYS;
const start = (settings: Record<string, string>) => startApi(settings, api.url);
const hashesOf = async (id: string): Promise<string[]> => {
  const [row] = await api.query<{ password_hash: string; pin_hash: string }>(
    'SELECT password_hash, pin_hash FROM users WHERE id = $1',
    [id],
  );
  return row ? [row.password_hash, row.pin_hash] : [];
};

describe('password and PIN peppers', () => {
  it('must be configured with every key used by stored hashes', async () => {
    await api.people.client();
    const other = start({ PEPPER_KEYS: newKey('pepper') });
    await expect(other).rejects.toThrow('PEPPER_KEYS: key pepper is not the key that passwords were hashed with');
    const without = start({ PEPPER_KEYS: newKey('fresh') });
    await expect(without).rejects.toThrow(/^PEPPER_KEYS: key pepper, which \d+ hashes were made with, is missing/);
  });

  it('are required to verify a password or PIN against the stored hash', async () => {
    const { id, pin = '' } = await api.people.preparer();
    const [passwordHash = '', pinHash = ''] = await hashesOf(id);
    const secret = Buffer.from(ownPepper().split(':')[1] ?? '', 'base64');
    for (const [kept, plain] of [
      [passwordHash, password],
      [pinHash, pin],
    ] as const) {
      const [hash = '', keyId] = kept.split('#');
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(keyId).toBe('pepper');
      expect(await verify(hash, plain)).toBe(false);
      expect(await verify(hash, plain, { secret })).toBe(true);
    }
  });

  it('are rotated by adding a new key in front: users are rehashed at sign-in, and everyone else keeps access', async () => {
    const [one, other] = [await api.people.preparer(), await api.people.preparer()];
    const rotated = await start({ PEPPER_KEYS: `${newKey('next')},${ownPepper()}` });
    const signIn = (on: Api, { email, pin }: { email: string; pin?: string }) =>
      on.call(login, { body: { email, password, pin } });
    expect((await signIn(rotated, one)).status).toBe(200);
    expect((await hashesOf(one.id)).map((hash) => hash.split('#')[1])).toEqual(['next', 'next']);
    expect((await hashesOf(other.id)).map((hash) => hash.split('#')[1])).toEqual(['pepper', 'pepper']);
    expect((await signIn(rotated, one)).status).toBe(200);
    expect((await signIn(rotated, other)).status).toBe(200);
    await rotated.stop();
  });
});

describe('token signing secret', () => {
  it('is shared by all servers of a database: a server with a different one refuses to start, and explains what to do', async () => {
    await expect(start({ JWT_SECRET })).rejects.toThrow(
      /JWT_SECRET differs from the one that the other servers of this database use.*npm run secret:replace/,
    );
  });

  it('can be replaced deliberately, which ends every session and is audited', async () => {
    const own = await startApi();
    const { email } = await own.people.client();
    const { body, cookies } = await own.call(login, { body: { email, password } });
    const check = own.get(SecretCheck);
    Object.assign(Reflect.get(check, 'env') as object, { JWT_SECRET });
    await check.replaceTokenSecret();
    expect(await own.query(`SELECT FROM audit_log WHERE action = 'secret.replace'`)).toHaveLength(1);
    const renewed = await startApi({ JWT_SECRET }, own.url);
    await expect(startApi({}, own.url)).rejects.toThrow('JWT_SECRET differs from the one');
    expect((await renewed.call(me, { token: body.access_token })).status).toBe(401);
    expect((await renewed.call(refresh, { cookies })).status).toBe(401);
    expect((await renewed.call(login, { body: { email, password } })).status).toBe(200);
    await renewed.stop();
    await own.stop();
  });
});

import { createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { startApi, type Api } from '../../../testing/api';
import { signedAgain, type Changes } from '../../../testing/signed-again';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi();
  ({ token } = await api.people.client());
});
afterAll(() => api.stop());

const now = () => Math.floor(Date.now() / 1000);

const ownKey = createSecretKey(randomBytes(32));
const forged = (changes: Changes): string => signedAgain(token, changes);
const jwt = new JwtService();
const base64 = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const statusWith = async (bearer: string) => (await api.call(accountEndpoints.me, { token: bearer })).status;

describe('access token', () => {
  it.each<[string, Changes | (() => Changes)]>([
    ['signed with another key', { key: createSecretKey(randomBytes(32)) }],
    [
      'that brings its own key',
      { key: ownKey, header: { jku: 'http://127.0.0.1/keys', jwk: ownKey.export().toString() } },
    ],
    ['that has expired', { claims: { exp: now() } }],
    // Counted from the request: specs that run together are read long before the last of them runs.
    ['that is not valid yet', () => ({ claims: { nbf: now() + 90 } })],
    ['from another issuer', { claims: { iss: 'somebody' } }],
    ['for another audience', { claims: { aud: 'somebody' } }],
    ['of another type', { header: { typ: 'refresh' } }],
    ['with another algorithm', { header: { alg: 'HS512' }, key: createSecretKey(randomBytes(64)) }],
    ['without a session id', { claims: { sid: undefined } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['for a session that does not exist', { claims: { sid: '01900000-0000-7000-8000-000000000000' } }],
    [
      'that supplies its own key',
      { header: { jku: 'https://evil.example/keys' }, key: createSecretKey(randomBytes(32)) },
    ],
  ])('returns 401 for a token %s', async (_what, changes) => {
    expect(await statusWith(forged(typeof changes === 'function' ? changes() : changes))).toBe(401);
  });

  it('returns 401 without a signature, with a public-key signature, or for malformed tokens', async () => {
    const unsigned = [{ alg: 'none', typ: 'at+jwt' }, jwt.decode<object>(token)].map((part) => base64(part)).join('.');
    expect(await statusWith(`${unsigned}.`)).toBe(401);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(await statusWith(forged({ header: { alg: 'RS256' }, key: privateKey }))).toBe(401);
    for (const nonsense of ['x', '..', 'a.b.c', token.slice(0, -3), `${token}.x`])
      expect(await statusWith(nonsense)).toBe(401);
  });

  it('returns 401 for a deleted account', async () => {
    const gone = await api.people.client();
    await api.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect(await statusWith(gone.token)).toBe(401);
  });

  it('is valid for 15 minutes, and is accepted when signed again unchanged', async () => {
    const { exp = 0, iat = 0 } = jwt.decode<{ exp?: number; iat?: number }>(token);
    expect(exp - iat).toBe(900);
    expect(await statusWith(forged({}))).toBe(200);
    const { headers } = await api.call(accountEndpoints.me);
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('is accepted if it was issued up to a minute ahead of the database, which may have moved to another server', async () => {
    expect(await statusWith(forged({ claims: { nbf: now() + 50 } }))).toBe(200);
  });

  it('ends no session once it has expired', async () => {
    const { token: own } = await api.people.client();
    const expired = signedAgain(own, { claims: { exp: now() } });
    expect((await api.call(accountEndpoints.logout, { token: expired })).status).toBe(204);
    expect(await statusWith(own)).toBe(200);
    expect((await api.call(accountEndpoints.logout, { token: own })).status).toBe(204);
    expect(await statusWith(own)).toBe(401);
  });

  it('is never accepted from the URL', async () => {
    const { statusCode } = await api.app.inject({ url: `/api/auth/me?access_token=${token}` });
    expect(statusCode).toBe(401);
  });
});

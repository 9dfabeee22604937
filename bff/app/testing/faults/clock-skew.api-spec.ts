import { join } from 'node:path';
import { JwtService } from '@nestjs/jwt';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { buildProgram } from '@portal/server/testing/program';
import { Authenticator, addPasskey } from '@portal/bff-access/testing/authenticator';
import type { Person } from '@portal/bff-access/testing/people';
import { codeOf, enroll } from '@portal/bff-access/testing/second-factor';
import { testSettings } from '@portal/bff-access/testing/server';
import { signedAgain } from '@portal/bff-access/testing/signed-again';
import { startApi, type Api } from '../api';
import { SkewedServer } from './skewed-server';
import { timesAround } from './stored-times';

const settings = { PUBLIC_ORIGIN: 'http://localhost', MAIL_FROM: 'office@example.com', SMTP_URL: 'smtp://127.0.0.1:9' };
const { forgotPassword, login, me, refresh, register } = accountEndpoints;
const minute = 60;

let built: ReturnType<typeof buildProgram> | undefined;
beforeAll(() => {
  built = buildProgram(join(__dirname, '../..'));
}, 120_000);
afterAll(() => built?.remove());

describe.each([20, -20])('a server whose clock is %i minutes off', (minutes) => {
  let right: Api;
  let skewed: SkewedServer;
  let existing: string[];

  beforeAll(async () => {
    right = await startApi(settings);
    existing = await timesAround(right, minutes);
    const env = { ...testSettings(right.url, settings), PORT: '0' };
    skewed = await SkewedServer.start(built?.main ?? '', env, minutes);
  }, 60_000);
  afterAll(async () => {
    skewed.stop();
    await right.stop();
  });

  /** Signs in on the skewed server. */
  const signIn = ({ email, password, pin }: Person, code?: string) =>
    skewed.call(login, { body: { email, password, pin, code } });
  const statuses = async (token: string) =>
    Promise.all([right, skewed].map(async ({ call }) => (await call(me, { token })).status));
  const databaseTime = async (): Promise<number> =>
    Number((await right.query<{ now: number }>('SELECT extract(epoch FROM now())::float8 AS now'))[0]?.now);
  const secondsLeft = async (table: string, column: string, where: string, value: string): Promise<number> => {
    const left = `extract(epoch FROM ${column} - now())::float8 AS left`;
    const [row] = await right.query<{ left: number }>(`SELECT ${left} FROM ${table} WHERE ${where} = $1`, [value]);
    return row?.left ?? NaN;
  };
  it('really has a wrong clock', () => {
    const [at = NaN] = skewed.loggedAt;
    expect(Math.abs(at - Date.now() - minutes * 60_000)).toBeLessThan(5 * 60_000);
  });

  it('refuses tokens of any server once fifteen minutes are over, and not a moment before', async () => {
    const person = await right.people.client();
    const issued = [person.token, (await signIn(person)).body.access_token];
    for (const token of issued) {
      expect(await statuses(token)).toEqual([200, 200]);
      const { iat = 0, nbf, exp } = new JwtService().decode<{ iat?: number; nbf?: number; exp?: number }>(token);
      expect({ nbf, exp }).toEqual({ nbf: iat, exp: iat + 15 * minute });
      expect(Math.abs((await databaseTime()) - iat)).toBeLessThan(30);
      const now = Math.floor(await databaseTime());
      // The same token, as it would be if it had been issued earlier or later.
      const issuedAgo = (ago: number) => {
        const at = now - ago;
        return signedAgain(token, { claims: { iat: at, nbf: at, exp: at + 15 * minute } });
      };
      expect(await statuses(issuedAgo(14 * minute))).toEqual([200, 200]);
      expect(await statuses(issuedAgo(15 * minute))).toEqual([401, 401]);
      expect(await statuses(issuedAgo(-2 * minute))).toEqual([401, 401]);
    }
  });

  it('issues tokens with the time of the database when it refreshes a session', async () => {
    const { email, password } = await right.people.client();
    const { cookies } = await right.call(login, { body: { email, password } });
    const { status, body } = await skewed.call(refresh, { cookies });
    expect(status).toBe(200);
    const { iat = 0 } = new JwtService().decode<{ iat?: number }>(body.access_token);
    expect(Math.abs((await databaseTime()) - iat)).toBeLessThan(30);
    expect(await statuses(body.access_token)).toEqual([200, 200]);
  });

  it('accepts only the codes that an authenticator app shows now', async () => {
    const person = await right.people.preparer();
    const { secret } = await enroll(right.call, person.token);
    expect((await signIn(person, codeOf(secret, minutes * 2))).status).toBe(401);
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });

  it('sets up an authenticator app with the codes that it shows now', async () => {
    const person = await right.people.preparer();
    const { secret } = await enroll(skewed.call, person.token);
    expect((await right.call(login, { body: { ...signInOf(person), code: codeOf(secret) } })).status).toBe(200);
  });

  it('issues passkey challenges that other servers accept, and accepts theirs', async () => {
    const { token } = await right.people.client();
    const { authenticator } = await addPasskey(skewed.call, token, new Authenticator());
    for (const [asked, answered] of [
      [right, skewed],
      [skewed, right],
    ] as const) {
      const options = (await asked.call(passkeyEndpoints.signInOptions)).body;
      const answer = await answered.call(passkeyEndpoints.signIn, { body: authenticator.sign(options) });
      expect(answer.status).toBe(200);
      expect(await statuses(answer.body.access_token)).toEqual([200, 200]);
    }
    const left = `SELECT max(extract(epoch FROM expires_at - now()))::float8 AS left FROM used_passkey_challenges`;
    const [row] = await right.query<{ left: number }>(left);
    expect(row?.left).toBeGreaterThan(4 * minute);
    expect(row?.left).toBeLessThanOrEqual(5 * minute);
  });

  it('sends links and temporary passwords with the lifetime of the policy', async () => {
    const email = `temporary${minutes}@example.com`;
    const person = { first_name: 'A', last_name: 'B', role: 'client', password: 'a temporary one 29', temporary: true };
    const { user } = (await skewed.call(register, { body: { ...person, email } })).body;
    const password = await secondsLeft('users', 'password_expires_at', 'id', user.id);
    expect(password / (72 * 60 * minute)).toBeCloseTo(1, 2);
    const verification = await secondsLeft('email_verifications', 'expires_at', 'user_id', user.id);
    expect(verification / (72 * 60 * minute)).toBeCloseTo(1, 2);
    expect((await skewed.call(forgotPassword, { body: { email } })).status).toBe(204);
    const reset = () => secondsLeft('password_resets', 'expires_at', 'user_id', user.id);
    for (let tries = 0; tries < 100 && Number.isNaN(await reset()); tries += 1) await pause(50);
    expect(Math.abs((await reset()) - 30 * minute)).toBeLessThan(minute);
  });

  it('orders messages by when they were sent', async () => {
    const [client, preparer] = [await right.people.client(), await right.people.preparer()];
    await right.make.assign(client, preparer);
    const sent: string[] = [];
    for (const [n, server] of [right, skewed, right, skewed].entries()) {
      const [from, to] = n < 2 ? [client, preparer] : [preparer, client];
      const body = { recipient_id: to.id, content: `message ${n}` };
      sent.push((await server.call(messageEndpoints.send, { token: from.token, body })).body.id);
    }
    for (const server of [right, skewed]) {
      const params = { userId: preparer.id };
      const { body } = await server.call(messageEndpoints.conversation, { token: client.token, params });
      expect(body.map(({ id }) => id)).toEqual(sent);
      const times = body.map(({ created_at }) => Date.parse(created_at));
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  it('stores no time of its own', async () => {
    const { token } = await right.people.client();
    const { status } = await skewed.call(preferencesEndpoints.create, {
      token,
      body: { submitted_via: 'general_intake_form' },
    });
    expect(status).toBe(201);
    expect(await timesAround(right, minutes)).toEqual(existing);
  });
});

const signInOf = ({ email, password, pin }: Person) => ({ email, password, pin });
const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

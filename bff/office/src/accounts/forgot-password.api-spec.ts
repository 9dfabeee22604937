import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { UsersRepository } from '@portal/bff-access/auth/accounts/users.repository';
import { ResetLinkService } from '@portal/bff-access/auth/password-reset/reset-link.service';
import { RateLimiter } from '@portal/bff-platform/rate-limit/rate-limiter';
import { startApi, type Api } from '../../testing/api';
import { OfficeMailServer } from '../../testing/office-mail-server';
import { ResetLinks } from '../../testing/reset-links';

const server = new OfficeMailServer();
const links = new ResetLinks(server, () => api);
let api: Api;

beforeAll(async () => {
  api = await startApi({ ...(await server.settings()), TRUSTED_PROXY: 'loopback' });
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});
beforeEach(() => api.query('DELETE FROM rate_limits'));
afterEach(() => jest.restoreAllMocks());

const { forgotPassword } = accountEndpoints;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('POST /auth/forgot-password', () => {
  it.each([{}, { email: '' }, { email: 'no address' }, { email: 5 }])(
    'returns 400 naming the email field for %j',
    async (body) => {
      const { status, problem } = await api.call(forgotPassword, { body });
      expect({ status, fields: problem.errors?.map(({ field }) => field) }).toEqual({ status: 400, fields: ['email'] });
    },
  );

  it('responds before looking up the account', async () => {
    const { email } = await api.people.client();
    const look = jest.spyOn(api.get(UsersRepository), 'findByEmail');
    let looked: () => void = () => undefined;
    look.mockImplementation(() => new Promise((resolve) => (looked = () => resolve(undefined))));
    const answers = [];
    for (const address of [email, 'nobody@example.com'])
      answers.push(await api.call(forgotPassword, { body: { email: address } }));
    look.mockRestore();
    looked();
    const [there, absent] = answers.map(({ status, body, headers }) => ({
      status,
      body,
      type: headers['content-type'],
    }));
    expect(there).toEqual({ status: 204, body: undefined, type: undefined });
    expect(absent).toEqual(there);
  });

  it("emails one link in the account's language, and nothing to an unknown address", async () => {
    const { email, id } = await api.people.client();
    await api.query(`UPDATE users SET locale = 'es' WHERE id = $1`, [id]);
    const before = server.received.length;
    await api.call(forgotPassword, { body: { email: 'nobody@example.com' } });
    expect(await links.tokenFor({ email })).toHaveLength(43);
    expect(server.received.slice(before)).toEqual([
      expect.objectContaining({ recipients: [email], subject: 'Elija una contraseña nueva' }),
    ]);
  });

  it('stores the link only as a hash', async () => {
    const person = await api.people.client();
    const token = await links.tokenFor(person);
    const [row] = await api.query<{ bytes: number; minutes: number; row: string }>(
      `SELECT octet_length(token_hash) AS bytes, extract(epoch FROM expires_at - created_at)::int / 60 AS minutes,
              reset::text AS row FROM password_resets reset WHERE user_id = $1`,
      [person.id],
    );
    expect(row).toMatchObject({ bytes: 32, minutes: 30 });
    expect(row?.row).not.toContain(token);
    const logged = await api.query<{ row: string }>('SELECT entry::text AS row FROM audit_log entry');
    expect(logged.some(({ row: entry }) => entry.includes(token))).toBe(false);
  });

  it('is rate limited to three per account, existing or not, across IP addresses', async () => {
    const { email } = await api.people.client();
    for (const address of [email, 'nobody-2@example.com']) {
      const statuses = [];
      for (let n = 0; n < 4; n += 1)
        statuses.push((await api.call(forgotPassword, { body: { email: address }, ...from(`192.0.2.${n}`) })).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
  });

  it('is rate limited to twenty per IP address', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push(
        (await api.call(forgotPassword, { body: { email: `absent-${n}@example.com` }, ...from('192.0.2.99') })).status,
      );
    expect(statuses.slice(19)).toEqual([204, 429]);
  });

  it('sends nothing to a disabled account', async () => {
    const { email, id } = await api.people.client();
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [id]);
    await api.call(forgotPassword, { body: { email } });
    // Requests are processed in order, so this one is done once the next one has sent its email.
    await links.tokenFor(await api.people.client());
    expect(await links.tokensOf(email, 0)).toEqual([]);
  });

  it('queues at most five hundred requests and sends Retry-After to the next', async () => {
    // Bypass the rate limiter in the database, which would reject the requests first.
    jest.spyOn(api.get(RateLimiter), 'consume').mockResolvedValue(1);
    let looked: () => void = () => undefined;
    const look = jest.spyOn(api.get(UsersRepository), 'findByEmail').mockResolvedValue(undefined);
    look.mockImplementationOnce(() => new Promise((resolve) => (looked = () => resolve(undefined))));
    const request = { body: { email: 'waits@example.com' } };
    try {
      for (let n = 0; n < 500; n += 1) await api.get(ResetLinkService).request('waits@example.com');
      const { status, headers } = await api.call(forgotPassword, request);
      expect([status, headers['retry-after']]).toEqual([429, '10']);
    } finally {
      looked();
    }
    // Unknown addresses, so the queue drains before the next request.
    await new Promise(setImmediate);
    expect((await api.call(forgotPassword, request)).status).toBe(204);
  });
});

import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { AbandonedClientsJob } from '@portal/bff-access/auth/management/abandoned-clients.job';
import { ClientDisposalJob } from '@portal/bff-access/auth/management/client-disposal.job';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { inDays } from '@portal/bff-platform/testing/factory';
import { asPerson } from '@portal/bff-platform/request/acting';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const run = () => api.get(AbandonedClientsJob).run();
const unverified = (days: number, more: object = {}) =>
  api.make.user({ email_verified_at: null, created_at: inDays(-days), ...more });
const isThere = async ({ id }: { id: string }): Promise<boolean> =>
  (await api.query('SELECT FROM users WHERE id = $1 AND deleted_at IS NULL', [id])).length === 1;

describe('deletion of abandoned clients', () => {
  it('spares clients who registered less than 30 days ago, verified addresses, staff, demo and closed accounts', async () => {
    const spared = [
      await unverified(29),
      await unverified(31, { email_verified_at: new Date() }),
      await unverified(31, { role: 'preparer' }),
      await unverified(31, { role: 'admin' }),
      await unverified(31, { demo: true }),
      await unverified(31, { status: 'disabled', closed_at: new Date() }),
    ];
    await run();
    for (const one of spared) {
      expect(await api.query('SELECT dispose_of_client($1) AS done', [one.id])).toEqual([{ done: false }]);
      expect(await isThere(one)).toBe(true);
    }
  });

  const contents: Readonly<Record<string, (client: string, preparer: string) => Promise<unknown>>> = {
    'an intake form': (user_id) => api.make.intake({ user_id }),
    'a Schedule C': (user_id) => api.make.scheduleC({ user_id }),
    'a document': (user_id) => api.make.document({ user_id }),
    'a document in the trash': (user_id) => api.make.document({ user_id, deleted_at: new Date() }),
    'a message': (recipient_id, sender_id) => api.make.message({ recipient_id, sender_id }),
    'general intake answers': (user_id) => api.make.preference({ user_id }),
    'an assignment': (id, preparer) => api.make.assign({ id }, { id: preparer }),
  };
  it.each(Object.keys(contents))('spares a client with %s', async (content) => {
    const client = await unverified(400);
    await contents[content]?.(client.id, (await api.make.user({ role: 'preparer' })).id);
    await run();
    await api.get(ClientDisposalJob).run();
    expect(await isThere(client)).toBe(true);
  });

  it('is up to the system alone, because row-level security hides content from everybody else', async () => {
    const client = await unverified(31);
    const ask = (): Promise<object[]> => api.get(DataSource).query('SELECT dispose_of_client($1) AS done', [client.id]);
    expect(await ask()).toEqual([{ done: false }]);
    expect(await asPerson({ id: client.id, role: 'admin' }, ask)).toEqual([{ done: false }]);
    expect(await isThere(client)).toBe(true);
    await run();
    expect(await isThere(client)).toBe(false);
  });

  it('deletes everything else of the client, ends the session, and frees the address', async () => {
    const email = `${uuidv7()}@example.com`;
    const person = { email, password: canaries.password, first_name: 'Abandonina', last_name: 'B' };
    const body = { ...person, role: 'client' as const };
    const { body: session } = await api.call(accountEndpoints.register, { body });
    const { id } = session.user;
    await api.query(`UPDATE users SET created_at = now() - interval '30 days' WHERE id = $1`, [id]);
    await run();
    const token = session.access_token ?? '';
    expect((await api.call(assignmentEndpoints.mine, { token })).status).toBe(401);
    for (const [table, owner] of Object.entries({
      sessions: 'user_id',
      email_verifications: 'user_id',
      data_keys: 'owner_id',
    }))
      expect(await api.query(`SELECT FROM ${table} WHERE ${owner} = $1`, [id])).toEqual([]);
    expect(await api.query('SELECT FROM mails WHERE recipient = $1', [email])).toEqual([]);
    const rows = await api.query<{ row: string }>('SELECT users::text AS row FROM users WHERE id = $1', [id]);
    expect(rows[0]?.row).not.toMatch(/Abandonina/);
    const log = await api.query(
      `SELECT actor_id FROM audit_log WHERE action = 'account.dispose_unverified' AND object_id = $1`,
      [id],
    );
    expect(log).toEqual([{ actor_id: null }]);
    expect((await api.call(accountEndpoints.register, { body })).status).toBe(201);
  });

  it('deletes more clients than fit in a batch, each once, even with several replicas', async () => {
    const clients = await api.make.user.many(205, () => ({ email_verified_at: null, created_at: inDays(-31) }));
    await Promise.all([run(), run(), run()]);
    const ids = clients.map(({ id }) => id);
    expect(await api.query('SELECT id FROM users WHERE id = ANY($1) AND deleted_at IS NULL', [ids])).toEqual([]);
    const [entries] = await api.query(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'account.dispose_unverified' AND object_id = ANY($1)`,
      [ids],
    );
    expect(entries).toEqual({ n: 205 });
  });
});

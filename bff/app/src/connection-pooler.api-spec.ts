import { randomBytes } from 'node:crypto';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { DataSource } from 'typeorm';
import type { Person } from '@portal/bff-access/testing/people';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { loginSettings } from '@portal/bff-platform/database/service-settings';
import { asOwner, freshDatabase } from '@portal/bff-platform/testing/database';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import { TransactionPooler } from '@portal/bff-platform/testing/transaction-pooler';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { startApi, type Api } from '../testing/api';

/** Connections of the pooler; the two servers open up to six times as many to it. */
const connections = 3;
const login = `pooled_${randomBytes(6).toString('hex')}`;
let pooler: TransactionPooler;
let url: string;
/** Two servers behind the same pooler. */
let servers: [Api, Api];

const settings = () => ({ DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction', DATABASE_EVENTS_URL: direct() });
const direct = (): string => Object.assign(new URL(url), { username: login, password: login }).href;

/** Spreads calls over both servers. */
const serverOf = (call: number): Api => servers[call % 2 === 0 ? 0 : 1];

beforeAll(async () => {
  ({ url } = await freshDatabase());
  await asOwner(url, `CREATE ROLE ${login} LOGIN PASSWORD '${login}' IN ROLE portal_app`);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  pooler.stop();
});

describe('a connection pooler in transaction mode', () => {
  it('is refused while its login lacks the settings of the service, with the statements to run', async () => {
    pooler = await TransactionPooler.start(direct(), 1);
    await expect(startApi(settings(), url)).rejects.toThrow(loginSettings(login).join('\n  - '));
    pooler.stop();
    for (const statement of loginSettings(login)) await asOwner(url, statement);
    pooler = await TransactionPooler.start(direct(), connections);
    servers = [await startApi(settings(), url), await startApi(settings(), url)];
  });

  it('refuses the startup options of direct connections', async () => {
    const source = createDataSource({ url: pooler.url, as: 'application' });
    await expect(source.initialize()).rejects.toThrow('unsupported startup parameter: options');
  });
});

describe('two servers behind a pooler with few connections', () => {
  let clients: Person[];
  let preparer: Person;

  it('sign people in and save their forms, each visible to its client alone', async () => {
    const [{ people, make }] = servers;
    preparer = await people.preparer();
    clients = await Promise.all(Array.from({ length: 8 }, () => people.client()));
    for (const client of clients) await make.assign(client, preparer);
    const saved = await Promise.all(
      clients.map(({ token }, at) => {
        const body = { ...completeIntake(), w2_income: 1000 + at, submitted: true };
        return serverOf(at).call(intakeEndpoints.create, { body, token });
      }),
    );
    expect(saved.map(({ status }) => status)).toEqual(clients.map(() => 201));
  });

  it('show nobody the rows of another request, however they share connections', async () => {
    const before = pooler.switches;
    const anonymous = servers.map(({ get }) => get(DataSource).query<object[]>('SELECT 1 FROM intake_forms'));
    const readAll = (round: number) =>
      clients.map(async ({ token }, at) => {
        const { status, body } = await serverOf(round + at).call(intakeEndpoints.mine, { token });
        expect([status, body?.w2_income]).toEqual([200, 1000 + at]);
      });
    // How often connections change hands depends on the order in which requests happen to arrive.
    for (let round = 0; round < 200 && pooler.switches - before <= 20; round += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => readAll(round + at)).flat());
    expect(await Promise.all(anonymous)).toEqual([[], []]);
    expect(pooler.switches - before).toBeGreaterThan(20);
  });

  it('leave neither an actor nor another role on a connection', async () => {
    const left = await Promise.all(
      Array.from({ length: connections * 3 }, () =>
        servers[0]
          .get(DataSource)
          .query(`SELECT current_user AS name, current_setting('app.actor_id', true) AS actor, pg_sleep(0.02)`),
      ),
    );
    for (const [row] of left as { name: string; actor: string | null }[][])
      expect([row?.name, row?.actor ?? '']).toEqual(['portal_app', '']);
  });

  it('tell people of a message that the other server has taken', async () => {
    const [one, other] = servers;
    const reader = await EventReader.open(await one.listen(), preparer.token);
    await reader.untilKind('ready');
    const { token = '' } = clients[0] ?? {};
    const body = { recipient_id: preparer.id, content: 'Hello' };
    const sent = await other.call(messageEndpoints.send, { body, token });
    expect(sent.status).toBe(201);
    await reader.until(() => reader.messageIds.includes(sent.body.id));
    reader.response.destroy();
  });

  it('end a session on both at once', async () => {
    const [one, other] = servers;
    const { token } = await one.people.client();
    expect((await other.call(accountEndpoints.logout, { token })).status).toBe(204);
    expect((await one.call(intakeEndpoints.mine, { token })).status).toBe(401);
  });

  it('send no statement that changes the session', () => expect(pooler.sessionStatements).toEqual([]));
});

import { setTimeout as pause } from 'node:timers/promises';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { DataSource } from 'typeorm';
import type { Person } from '@portal/bff-access/testing/people';
import { replicaOf } from '@portal/bff-platform/database/data-source';
import { runInRequest } from '@portal/bff-platform/request/request-context';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { startApi, type Api } from '../api';
import { freeze } from './freeze';
import { ReplicatedPostgres } from './standby';

let postgres: ReplicatedPostgres;
/** Two servers on the same databases. */
let api: Api;
let other: Api;
let admin: Person;
let client: Person;

beforeAll(async () => {
  postgres = await ReplicatedPostgres.start();
  const { primary, standby } = postgres;
  const settings = { DATABASE_URL: primary.serviceUrl, DATABASE_READ_URL: standby.serviceUrl };
  [api, other] = [await startApi(settings, primary.url), await startApi(settings, primary.url)];
  [admin, client] = [await api.people.admin(), await api.people.client()];
  const body = { ...completeIntake(), submitted: true };
  expect((await api.call(intakeEndpoints.create, { body, token: client.token })).status).toBe(201);
  await onReplica(() => listClients());
});
afterAll(async () => {
  thaw();
  await other.stop();
  await api.stop();
  await postgres.stop();
});

/** Runs a request, and returns the number of its reads by the server that has answered. */
async function answeredIn(work: () => Promise<unknown>, server = api): Promise<{ replica: number; primary: number }> {
  const answered = replicaOf(server.get(DataSource))?.answered ?? { replica: NaN, primary: NaN };
  const before = { ...answered };
  await work();
  return { replica: answered.replica - before.replica, primary: answered.primary - before.primary };
}

const listClients = async (server = api): Promise<string[]> => {
  const { status, body } = await server.call(adminClientEndpoints.list, { token: admin.token });
  expect(status).toBe(200);
  return body.map(({ id }) => id);
};

async function exportClients(): Promise<void> {
  const headers = { authorization: `Bearer ${admin.token}` };
  const { statusCode, body } = await api.app.inject({ url: '/api/admin/exports/clients?format=csv', headers });
  expect([statusCode, body]).toEqual([200, expect.stringContaining(client.email)]);
}

/** Repeats reads until the replica alone has answered them: it may be behind on a busy machine, or have been avoided. */
async function onReplica<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 20_000;
  for (;;) {
    let result!: Result;
    const { replica, primary } = await answeredIn(async () => (result = await work()));
    if (replica > 0 && primary === 0) return result;
    if (Date.now() > end) throw new Error('the replica does not answer');
    await pause(100);
  }
}

const office = {
  address: '1 Main St',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48226',
  phone: '313-555-0119',
  email: 'office@example.com',
};
let thaw = (): void => undefined;

describe('a read replica', () => {
  it.each([
    ['dashboards', () => api.call(statisticsEndpoints.dashboard, { token: admin.token })],
    ['lists', () => listClients()],
    ['exports', () => exportClients()],
  ])('answers %s of admins', async (_name, read) => {
    await onReplica<unknown>(read);
  });

  it('answers nothing that people read of their own', async () => {
    expect(await answeredIn(() => api.call(intakeEndpoints.mine, { token: client.token }))).toEqual({
      replica: 0,
      primary: 0,
    });
  });

  it('applies row-level security with the role of the service', async () => {
    const database = api.get(DataSource);
    const read = (actor?: { id: string; role: 'client' | 'admin' }) =>
      onReplica(() =>
        runInRequest({ actor, may_read_replica: true } as never, () =>
          database
            .createQueryBuilder()
            .select('current_user', 'name')
            .addSelect('pg_is_in_recovery()', 'is_standby')
            .from('intake_forms', 'form')
            .getRawMany<object>(),
        ),
      );
    const row = { name: 'portal_app', is_standby: true };
    expect(await read({ id: client.id, role: 'client' })).toEqual([row]);
    expect(await read({ id: admin.id, role: 'admin' })).toEqual([row]);
    expect(await read({ id: admin.id, role: 'client' })).toEqual([]);
    expect(await read()).toEqual([]);
  });

  it('answers nothing while it is behind, so that changes show at once on every server', async () => {
    await postgres.pauseReplay();
    const created = await api.people.client();
    const { replica, primary } = await answeredIn(
      async () => expect(await listClients(other)).toContain(created.id),
      other,
    );
    expect(replica).toBe(0);
    expect(primary).toBeGreaterThan(0);
    expect(await listClients()).toContain(created.id);
    await postgres.resumeReplay();
    await onReplica(() => listClients());
  });

  it('shows admins their own change at once, also when it answers', async () => {
    const { token } = admin;
    let answered = 0;
    for (let n = 0; answered < 10; n += 1) {
      const body = { ...office, name: `Office ${n}` };
      expect((await api.call(adminOfficeEndpoints.create, { body, token })).status).toBe(201);
      const reads = await answeredIn(async () => {
        const offices = await other.call(adminOfficeEndpoints.list, { token, query: { search: body.name } });
        expect(offices.body.map(({ name }) => name)).toContain(body.name);
      }, other);
      answered += reads.replica;
    }
  });

  it.each([
    ['is down', () => postgres.standby.kill(), () => postgres.startStandbyAgain()],
    ['does not respond', async () => void (thaw = await freeze(postgres.standby)), () => thaw()],
  ])('is replaced by the primary while it %s, and used again later', async (_name, fail, repair) => {
    await fail();
    const begun = performance.now();
    expect((await answeredIn(() => listClients())).primary).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(3000);
    await repair();
    await onReplica(() => listClients());
  });
});

import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import pg from 'pg';
import { startApi, type Api } from '../testing/api';

let api: Api;
/** Superusers still get in. */
let superuser: pg.Client;

beforeAll(async () => {
  api = await startApi();
  superuser = new pg.Client(api.url);
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await api.stop();
});

const { me } = accountEndpoints;
const { live, ready } = healthEndpoints;

/** @param most connections of the service; -1 for any number */
const limitConnections = (most: number) =>
  superuser.query(`ALTER DATABASE ${new URL(api.url).pathname.slice(1)} CONNECTION LIMIT ${most}`);

const endConnections = () =>
  superuser.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);

describe('server whose PostgreSQL has no connection left', () => {
  it('returns 503 with Retry-After, stays alive, and answers again once there is one', async () => {
    const { token } = await api.people.client();
    await limitConnections(0);
    await endConnections();
    for (let n = 0; n < 5; n += 1)
      expect(await api.call(me, { token })).toMatchObject({
        status: 503,
        problem: { code: 'unavailable' },
        headers: { 'retry-after': '2' },
      });
    expect((await api.call(live)).status).toBe(200);
    expect((await api.call(ready)).status).toBe(503);
    expect(JSON.stringify(api.log())).toContain('53300');
    await limitConnections(-1);
    expect((await api.call(me, { token })).status).toBe(200);
    expect((await api.call(ready)).status).toBe(200);
  });
});

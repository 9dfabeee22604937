import { setTimeout as pause } from 'node:timers/promises';
import { healthCalls } from '@portal/domain/health/health.calls';
import { intakeCalls } from '@portal/domain/intake/intake.calls';
import { startApi, type Api } from '../../testing/api';
import { ownPostgres, type OwnPostgres } from '../../testing/own-postgres.mjs';
import { migrate } from './migrate';

let server: OwnPostgres;
let api: Api;
beforeAll(async () => {
  server = await ownPostgres('lost');
  await migrate(server.url);
  api = await startApi({}, server.url);
}, 60_000);
afterAll(async () => {
  await api.stop();
  await server.stop();
});

const { create, update, mine } = intakeCalls;

interface Seen {
  status: number;
  version: number;
  retryAfter: unknown;
}

it('survives the loss of its database under traffic, and loses nothing it has acknowledged', async () => {
  const { token } = await api.people.client();
  const { id } = (await api.call(create, { body: {}, token })).body;
  const seen: Seen[] = [];
  let busy = true;
  const save = async (): Promise<number> => {
    const { status, body, headers } = await api.call(update, { body: { city: 'Detroit' }, token, params: { id } });
    seen.push({ status, version: body.version, retryAfter: headers['retry-after'] });
    return status;
  };
  const writer = async (): Promise<void> => {
    while (busy) await save();
  };
  const traffic = Promise.all([writer(), writer(), writer(), writer()]);

  await pause(400);
  await server.kill();
  await pause(300);
  expect(await save()).toBe(503);
  expect((await api.call(healthCalls.live)).status).toBe(200);
  expect((await api.call(healthCalls.ready)).status).toBe(503);
  server = await ownPostgres('lost', server.port);
  const back = Date.now();
  while ((await save()) !== 200) await pause(50);
  expect(Date.now() - back).toBeLessThan(10_000);
  busy = false;
  await traffic;

  const refused = seen.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  const acknowledged = seen.filter(({ status }) => status === 200).map(({ version }) => version);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const { body } = await api.call(mine, { token });
  expect(body?.version).toBeGreaterThanOrEqual(Math.max(...acknowledged));
  expect((await api.call(healthCalls.ready)).status).toBe(200);
}, 60_000);

import { setTimeout as pause } from 'node:timers/promises';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../api';
import type { Answered } from '@portal/bff-platform/testing/caller';
import { OwnPostgres } from './own-postgres';

let postgres: OwnPostgres;
let api: Api;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  api = await startApi({}, postgres.url);
});
afterAll(async () => {
  await api.stop();
  await postgres.stop();
});

async function untilReady(): Promise<number> {
  const begun = Date.now();
  while ((await api.call(healthEndpoints.ready)).status !== 200) {
    if (Date.now() - begun > 15_000) throw new Error('not ready 15 s after the fault ended');
    await pause(100);
  }
  return Date.now() - begun;
}

/** Creates a client who keeps saving the form, writing an increasing number into the city field. */
async function writer() {
  const { id, token } = await api.people.client();
  const { body } = await api.call(intakeEndpoints.create, { body: { city: '0' }, token });
  return { id, token, form: body.id, tried: 0, acknowledged: 0 };
}
type Writer = Awaited<ReturnType<typeof writer>>;

async function write(to: Writer): Promise<Answered<unknown>> {
  to.tried += 1;
  const body = { city: String(to.tried) };
  const answer = await api.call(intakeEndpoints.update, { params: { id: to.form }, body, token: to.token });
  if (answer.status === 200) to.acknowledged = to.tried;
  return answer;
}

describe('server whose PostgreSQL is killed with SIGKILL under load', () => {
  it('returns 503, keeps running, recovers by itself and loses no acknowledged write', async () => {
    const writers = await Promise.all(Array.from({ length: 6 }, writer));
    const answers: Answered<unknown>[] = [];
    let going = true;
    const traffic = writers.map(async (one) => {
      while (going) {
        answers.push(await write(one));
        await pause(5);
      }
    });
    await pause(400);
    await postgres.kill();
    await pause(1500);
    expect((await api.call(healthEndpoints.live)).status).toBe(200);
    expect((await api.call(healthEndpoints.ready)).status).toBe(503);
    await postgres.startAgain();
    expect(await untilReady()).toBeLessThan(15_000);
    await pause(300);
    going = false;
    await Promise.all(traffic);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { problem, headers } of answers.filter(({ status }) => status === 503)) {
      expect(problem.code).toBe('unavailable');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const one of writers) {
      const { body } = await api.call(intakeEndpoints.mine, { token: one.token });
      expect(Number(body?.city)).toBeGreaterThanOrEqual(one.acknowledged);
      expect(Number(body?.city)).toBeLessThanOrEqual(one.tried);
      expect((await write(one)).status).toBe(200);
    }
  });
});

describe('server whose PostgreSQL is suspended', () => {
  it('returns 503 within three seconds to reads and writes, stays alive, and recovers when PostgreSQL resumes', async () => {
    const one = await writer();
    const { token } = one;
    await postgres.freeze();
    const timed = async () => {
      const begun = Date.now();
      const { status, headers } = await api.call(intakeEndpoints.mine, { token });
      return { status, wait: headers['retry-after'], ms: Date.now() - begun };
    };
    const timedWrite = async () => {
      const begun = Date.now();
      const { status, headers } = await write(one);
      return { status, wait: headers['retry-after'], ms: Date.now() - begun };
    };
    const alive = async () => {
      const begun = Date.now();
      const { status } = await api.call(healthEndpoints.live);
      return { status, quick: Date.now() - begun < 500 };
    };
    // Send more requests than the pool has connections: those that wait for a connection must fail as fast. The limit
    // is three seconds; the extra time allows for a busy machine.
    const [live, ...answers] = await Promise.all([
      alive(),
      ...Array.from({ length: 25 }, timed),
      ...Array.from({ length: 10 }, timedWrite),
    ]);
    const later = await timed();
    postgres.thaw();
    expect(live).toEqual({ status: 200, quick: true });
    for (const answer of [...answers, later]) {
      expect(answer).toMatchObject({ status: 503, wait: '2' });
      expect(answer.ms).toBeLessThan(5000);
    }
    await untilReady();
    expect((await timed()).status).toBe(200);
  });
});

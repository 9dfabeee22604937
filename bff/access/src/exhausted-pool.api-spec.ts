import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import pg from 'pg';
import { startApi, type Api } from '../testing/api';

let api: Api;
/** Outside the server's connections. */
let holder: pg.Client;

beforeAll(async () => {
  api = await startApi({ DATABASE_POOL: '4' });
  holder = new pg.Client(api.url);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await api.stop();
});

const { changePreferences, me } = accountEndpoints;
const { live } = healthEndpoints;

async function timed<Answer>(asked: Promise<Answer>) {
  const began = Date.now();
  return { answer: await asked, ms: Date.now() - began };
}

describe('server whose connections all wait for a lock', () => {
  it('answers 500 requests with 503 instead of letting them queue, stays alive, and goes on without the lock', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.people.client()));
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE users, sessions');
    const body = { locale: 'en' } as const;
    const asked = people.flatMap(({ token }) =>
      Array.from({ length: 50 }, () => [
        timed(api.call(me, { token })),
        timed(api.call(changePreferences, { body, token })),
      ]).flat(),
    );
    const alive = await timed(api.call(live));
    const answers = await Promise.all(asked);
    await holder.query('ROLLBACK');
    expect(alive.answer.status).toBe(200);
    expect(alive.ms).toBeLessThan(3000);
    for (const { answer } of answers)
      expect(answer).toMatchObject({ status: 503, problem: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
    // One after another on four connections, they would wait for the lock for five minutes.
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(20_000);
    expect((await api.call(me, { token: people[0]?.token })).status).toBe(200);
  });
});

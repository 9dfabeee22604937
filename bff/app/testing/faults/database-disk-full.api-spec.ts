import { setTimeout as pause } from 'node:timers/promises';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../api';
import { OwnPostgres } from './own-postgres';
import { SmallDisk } from './small-disk';

/** Mounting a file system needs root; `suite.api-spec.ts` raises the same SQLSTATE from a trigger. */
const describeAsRoot = SmallDisk.isAvailable ? describe : describe.skip;

describeAsRoot('server whose PostgreSQL has a full disk', () => {
  let disk: SmallDisk;
  let postgres: OwnPostgres;
  let api: Api;
  let client: Person;
  let form: string;

  beforeAll(async () => {
    postgres = await OwnPostgres.start((dir) => {
      disk = SmallDisk.mount(dir, 160);
      return () => disk.unmount();
    });
    api = await startApi({}, postgres.url);
    client = await api.people.client();
    form = (await api.call(intakeEndpoints.create, { body: { city: 'before' }, token: client.token })).body.id;
  });
  afterAll(async () => {
    await api.stop();
    await postgres.stop();
  });

  const write = async (city: string) => {
    const begun = Date.now();
    const body = { city };
    const answer = await api.call(intakeEndpoints.update, { params: { id: form }, body, token: client.token });
    return { status: answer.status, code: answer.problem.code, ms: Date.now() - begun };
  };
  const read = () => api.call(intakeEndpoints.mine, { token: client.token });

  it('answers writes with 503 within three seconds, serves reads, loses nothing, and recovers with free space', async () => {
    let acknowledged = 'before';
    const refused: Awaited<ReturnType<typeof write>>[] = [];
    disk.fill();
    // PostgreSQL refuses the first write that needs a new block of a table.
    for (let call = 0; call < 1000 && refused.length < 10; call += 1) {
      const answer = await write(`city ${call} ${'y'.repeat(50)}`);
      if (answer.status === 200) acknowledged = `city ${call} ${'y'.repeat(50)}`;
      else refused.push(answer);
    }
    expect(refused).toHaveLength(10);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    // Three seconds, and some more for a busy machine.
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(4500);
    expect(await read()).toMatchObject({ status: 200, body: { city: acknowledged } });
    disk.free();
    const end = Date.now() + 10_000;
    while ((await api.call(healthEndpoints.ready)).status !== 200 && Date.now() < end) await pause(100);
    expect(await write('after')).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ status: 200, body: { city: 'after' } });
  }, 120_000);
});

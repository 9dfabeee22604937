import { HalfUpload } from '@portal/bff-platform/testing/half-upload';
import { meanwhile } from '../faults/meanwhile';
import { describeDelay, eventLoopDelay } from './event-loop-delay';
import { newSessions } from './new-sessions';
import { memoryLimit, ServerUnderLoad } from './server-under-load';

/** Bytes of each upload. */
const size = 15_700_000;
/** Several clients, because of the quota of each. */
const [people, perPerson] = [4, 25];

let server: ServerUnderLoad;
beforeAll(async () => {
  server = await ServerUnderLoad.start();
}, 120_000);
afterAll(() => server.stop());

describe('server during 100 concurrent uploads of 15 MB', () => {
  it('takes them all within 512 MB of memory, and neither delays other calls nor blocks the event loop', async () => {
    const tokens = await newSessions(server.postgres.url, people);
    const uploads = tokens.flatMap((token) =>
      Array.from({ length: perPerson }, () => new HalfUpload(server.url, token, size / 2, size)),
    );
    const me = async () => {
      const headers = { authorization: `Bearer ${tokens[0]}` };
      return (await fetch(`${server.url}/api/auth/me`, { headers })).status;
    };
    const finishing = () => meanwhile(me, Promise.all(uploads.map((upload) => upload.finish())));
    const { result: storm, ...delay } = await eventLoopDelay(server.url, finishing);
    process.stdout.write(`100 uploads of 15 MB: ${server.peak} MB, ${describeDelay(delay)}\n`);
    expect(new Set(storm.result)).toEqual(new Set([201]));
    expect(storm.statuses.length).toBeGreaterThan(10);
    expect(new Set(storm.statuses)).toEqual(new Set([200]));
    expect(delay.server).toBeLessThan(delay.longest);
    expect(server.peak).toBeLessThan(memoryLimit);
    expect(await server.end()).toBe(0);
  }, 180_000);
});

import { Agent, request } from 'node:http';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { startApi } from '../api';
import { meanwhile } from '../faults/meanwhile';
import { describeDelay, eventLoopDelay } from './event-loop-delay';
import { memoryLimit, ServerUnderLoad } from './server-under-load';

const people = 1000;
const { password } = canaries;

let server: ServerUnderLoad;
let emails: string[];
const agent = new Agent({ maxSockets: people, keepAlive: true });
beforeAll(async () => {
  server = await ServerUnderLoad.start({ TRUSTED_PROXY: 'loopback' });
  emails = await createClients();
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

/** Creates clients with one password, hashed once as the service hashes it. */
async function createClients(): Promise<string[]> {
  const api = await startApi({}, server.postgres.url);
  const password_hash = await api.get(SecretHasher).hash(password);
  const made = await api.make.user.many(people, (n) => ({ email: `storm-${n}@example.com`, password_hash }));
  await api.stop();
  return made.map(({ email }) => email);
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Signs in on a connection and from an IP address of its own, so that the limit per address refuses nobody. */
function signIn(email: string, at: number): Promise<Answer> {
  const body = JSON.stringify({ email, password });
  const address = `10.0.${at >> 8}.${at & 255}`;
  const length = Buffer.byteLength(body);
  const headers = { 'content-type': 'application/json', 'content-length': length, 'x-forwarded-for': address };
  return new Promise((resolve) => {
    const sent = request(`${server.url}/api/auth/login`, { agent, method: 'POST', headers }, (response) => {
      const answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      response.resume().on('end', () => resolve(answer));
    });
    sent.on('error', () => resolve({ status: 0, retryAfter: undefined }));
    sent.end(body);
  });
}

const isReady = async () => (await fetch(`${server.url}/api/health/ready`)).status;

describe('1,000 people who sign in at the same moment', () => {
  it('get in up to the hashing capacity, within 512 MB of memory and without blocking the event loop', async () => {
    const began = performance.now();
    const { result: storm, ...delay } = await eventLoopDelay(server.url, () =>
      meanwhile(isReady, Promise.all(emails.map(signIn))),
    );
    const seconds = (performance.now() - began) / 1000;
    const accepted = storm.result.filter(({ status }) => status === 200);
    const refused = storm.result.filter(({ status }) => status !== 200);
    process.stdout.write(
      `1,000 sign-ins in ${seconds.toFixed(1)} s, ${accepted.length} accepted: ${server.peak} MB, ${describeDelay(delay)}\n`,
    );
    // The queue takes 64 at a time.
    expect(accepted.length).toBeGreaterThan(64);
    for (const { status, retryAfter } of refused) {
      // 503 if the database cannot keep up either, as on a busy machine.
      expect([429, 503]).toContain(status);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(new Set(storm.statuses)).toEqual(new Set([200]));
    expect(delay.server).toBeLessThan(delay.longest);
    expect(server.peak).toBeLessThan(memoryLimit);
    expect(await server.end()).toBe(0);
  }, 180_000);
});

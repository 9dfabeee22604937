import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'node:http';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';
import { testSettings } from '@portal/bff-access/testing/server';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { peakMegabytes } from '@portal/bff-platform/testing/process-memory';
import { SecretHasher } from '@portal/bff-platform/hashing/secret-hasher';
import { startApi } from '../api';
import { describeDelay, eventLoopDelay } from './event-loop-delay';
import { meanwhile } from './meanwhile';
import { OwnPostgres } from './own-postgres';

/** MB; `mem_limit` of the bff in docker-compose.yml */
const memoryLimit = 512;
const people = 1000;
const { password } = canaries;

let postgres: OwnPostgres;
let built: ReturnType<typeof buildProgram>;
let dir: string;
let server: ProgramProcess;
let url: string;
let emails: string[];
const agent = new Agent({ maxSockets: people, keepAlive: true });
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-sign-in-storm-'));
  built = buildProgram(join(__dirname, '../..'));
  postgres = await OwnPostgres.start();
  emails = await createClients();
  server = new ProgramProcess(built.main, {
    ...testSettings(postgres.url),
    DATA_DIR: dir,
    PORT: '0',
    TRUSTED_PROXY: 'loopback',
  });
  url = await server.url();
}, 120_000);
afterAll(async () => {
  agent.destroy();
  server.signal('SIGKILL');
  await server.exitCode();
  built.remove();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Creates clients with one password, hashed once as the service hashes it. */
async function createClients(): Promise<string[]> {
  const api = await startApi({}, postgres.url);
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
    const sent = request(`${url}/api/auth/login`, { agent, method: 'POST', headers }, (response) => {
      const answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] };
      response.resume().on('end', () => resolve(answer));
    });
    sent.on('error', () => resolve({ status: 0, retryAfter: undefined }));
    sent.end(body);
  });
}

const isReady = async () => (await fetch(`${url}/api/health/ready`)).status;

describe('1,000 people who sign in at the same moment', () => {
  it('get in up to the hashing capacity, within 512 MB of memory and without blocking the event loop', async () => {
    const began = performance.now();
    const { result: storm, ...delay } = await eventLoopDelay(url, () =>
      meanwhile(isReady, Promise.all(emails.map(signIn))),
    );
    const seconds = (performance.now() - began) / 1000;
    const accepted = storm.result.filter(({ status }) => status === 200);
    const refused = storm.result.filter(({ status }) => status !== 200);
    process.stdout.write(
      `1,000 sign-ins in ${seconds.toFixed(1)} s, ${accepted.length} accepted: ${Math.round(peakMegabytes(server.pid))} MB, ${describeDelay(delay)}\n`,
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
    expect(peakMegabytes(server.pid)).toBeLessThan(memoryLimit);
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(0);
  }, 180_000);
});

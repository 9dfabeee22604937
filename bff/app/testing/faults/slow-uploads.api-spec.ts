import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readEnv } from '@portal/bff-platform/config/env';
import { HalfUpload } from '@portal/bff-platform/testing/half-upload';
import { storedFiles } from '@portal/bff-platform/testing/stored-files';
import { slowestRate } from '@portal/server/body-timeout';
import { meanwhile } from './meanwhile';
import { Portal } from './suite/portal';
import { Client } from './suite/traffic';

/** ms; a minute by default. */
const timeout = 4000;
const BODY_TIMEOUT = String(timeout);

let portal: Portal;
let clients: Client[];
beforeAll(async () => {
  portal = await Portal.start({ bff: { BODY_TIMEOUT }, gateway: { BODY_TIMEOUT } });
  clients = [];
  for (let one = 0; one < 16; one += 1) clients.push(await Client.register(portal.url));
  // They upload more files than is possible before.
  await portal.ask('UPDATE users SET email_verified_at = now()');
}, 120_000);
afterAll(() => portal.stop());

const descriptors = () => portal.pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length);

const files = (): string[] => storedFiles(join(portal.dir, 'data/documents'));

async function until(holds: () => boolean): Promise<void> {
  // Before the timeout of the bff, which is 15 seconds longer.
  const end = Date.now() + 8000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`it did not come to that: ${descriptors().join(', ')} descriptors`);
    await pause(50);
  }
}

describe('300 uploads at one byte per second', () => {
  it('are cut by a timeout that is 60 seconds by default, as specified', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://here/portal' }).BODY_TIMEOUT).toBe(60_000);
  });

  it('are cut with 408 after the timeout, leave nothing behind, and do not affect other requests', async () => {
    const [other, ...slow] = clients;
    if (!other) throw new Error('there are no clients');
    const before = descriptors();
    const uploads: HalfUpload[] = [];
    const took: number[] = [];
    for (const { token } of slow) {
      const began = performance.now();
      const started = Array.from({ length: 20 }, () => new HalfUpload(portal.url, token, 1, 100_000));
      for (const { status } of started) void status.then(() => took.push(performance.now() - began));
      uploads.push(...started);
      // All at once would keep a starved replica from answering probes, and the gateway would take it for frozen.
      await pause(100);
    }
    const trickle = setInterval(() => {
      for (const upload of uploads) upload.send(1);
    }, 1000);
    const saveAndRead = async () => {
      const { status } = await other.save();
      return status === 200 ? (await other.read()).status : status;
    };
    const others = await meanwhile(saveAndRead, Promise.all(uploads.map(({ status }) => status)));
    clearInterval(trickle);
    expect(uploads).toHaveLength(300);
    expect(new Set(others.result)).toEqual(new Set([408]));
    expect(Math.min(...took)).toBeGreaterThanOrEqual(timeout);
    // At least one call, however busy the machine is.
    expect(new Set(others.statuses)).toEqual(new Set([200]));

    // The gateway closes the requests to the bff, which deletes the partial files. Pools may have opened connections.
    await until(() => files().length === 0 && descriptors().every((count, at) => count <= (before[at] ?? 0) + 20));
    expect(await portal.ask('SELECT id FROM documents')).toEqual([]);
    expect((await other.upload()).status).toBe(201);
  }, 60_000);

  it('are told from an upload that is slow but steady, which is stored', async () => {
    const [client] = clients;
    const size = slowestRate * 16;
    const upload = new HalfUpload(portal.url, client?.token ?? '', 1, size);
    // Twice the slowest rate for twice the timeout.
    for (let piece = 0; piece < 16; piece += 1) {
      await pause(500);
      upload.send(slowestRate - 1);
    }
    expect(await upload.finish()).toBe(201);
  }, 60_000);
});

import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '@portal/bff-platform/testing/process-memory';
import { slowdown } from '@portal/bff-platform/testing/processor-time';
import { meanwhile } from '../faults/meanwhile';
import { Portal } from '../faults/suite/portal';
import { IdleStream } from './idle-stream';
import { newSessions } from './new-sessions';

const streams = Number(process.env.IDLE_STREAMS ?? 5000);
/** A person may have ten on each server. */
const perPerson = 8;

let portal: Portal;
let tokens: string[];
let open: IdleStream[] = [];
beforeAll(async () => {
  portal = await Portal.start({ gateway: { MAX_CONNECTIONS: '10000', MAX_CONNECTIONS_PER_ADDRESS: '10000' } });
  tokens = await newSessions(portal.postgres.url, Math.ceil(streams / perPerson));
}, 120_000);
afterAll(async () => {
  for (const stream of open) stream.drop();
  await portal.stop();
});

/** Opens streams, a hundred at a time. */
async function openStreams(count: number): Promise<IdleStream[]> {
  const url = new URL(portal.url);
  const all = Array.from({ length: count }, (_, at) => new IdleStream(url, tokens[at % tokens.length] ?? ''));
  for (let at = 0; at < count; at += 100) await Promise.all(all.slice(at, at + 100).map((stream) => stream.open()));
  return all;
}

const call = async (): Promise<number> => {
  const headers = { authorization: `Bearer ${tokens[0] ?? ''}` };
  const answer = await fetch(`${portal.url}/api/intake`, { headers });
  await answer.text();
  return answer.status;
};

/** Limits for the increase of the memory, MB, per 5,000 streams, and what a process may grow without any stream. */
const [perReplica, perGateway, noise] = [70, 130, 30];

const memory = () => portal.pids.map(residentMegabytes);

describe(`${streams} idle event streams on two replicas behind the gateway`, () => {
  it('take at most 100 MB of memory in each replica and 160 MB in the gateway, if they are 5,000', async () => {
    // Loads the code and fills the caches, which belong to no stream.
    for (const stream of await openStreams(500)) stream.drop();
    await pause(1000);
    const before = memory();
    const began = performance.now();
    open = await openStreams(streams);
    const seconds = (performance.now() - began) / 1000;
    await pause(1000);
    expect(open.filter(({ isOpen }) => isOpen).length).toBe(streams);
    const more = memory().map((megabytes, at) => Math.round(megabytes - (before[at] ?? 0)));
    process.stdout.write(
      `${streams} streams opened in ${seconds.toFixed(1)} s: ${more.join(', ')} MB more in the replicas and the gateway\n`,
    );
    const share = streams / 5000;
    const limits = [perReplica, perReplica, perGateway].map((megabytes) => noise + megabytes * share);
    for (const [at, limit] of limits.entries()) expect(more[at]).toBeLessThan(limit);
  }, 120_000);

  it('reconnect all at once, with jitter, while other requests are answered within a second', async () => {
    const busy = slowdown();
    const quiet = await meanwhile(call, pause(2000));
    const began = performance.now();
    const storm = await meanwhile(call, Promise.all(open.map((stream) => stream.reopen())));
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(
      `all reconnected in ${seconds.toFixed(1)} s: p99 of other requests ${storm.p99.toFixed(0)} ms, before ${quiet.p99.toFixed(0)} ms\n`,
    );
    expect(open.filter(({ isOpen }) => isOpen).length).toBe(streams);
    expect(new Set([...quiet.statuses, ...storm.statuses])).toEqual(new Set([200]));
    expect(storm.statuses.length).toBeGreaterThan(10);
    expect(storm.p99).toBeLessThan(1000 * Math.max(1, busy, slowdown()));
  }, 120_000);
});

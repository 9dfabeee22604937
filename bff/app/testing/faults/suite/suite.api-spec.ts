import { setTimeout as pause } from 'node:timers/promises';
import { slowdown } from '@portal/bff-platform/testing/processor-time';
import { faults, type Fault } from './fault-table';
import { violatedInvariants } from './invariants';
import { Portal } from './portal';
import { Client, type Call } from './traffic';

let portal: Portal;
let clients: Client[];
const results: Record<string, string>[] = [];

beforeAll(async () => {
  portal = await Portal.start();
  clients = [];
  for (let one = 0; one < 3; one += 1) clients.push(await Client.register(portal.url));
  // They upload more files than is possible before.
  await portal.ask('UPDATE users SET email_verified_at = now()');
}, 120_000);
afterAll(async () => {
  await portal.stop();
  process.stdout.write(`${tableOf(results)}\n`);
});

const usual: Record<Call['kind'], readonly number[]> = { read: [200, 503], write: [200, 503], upload: [201, 503] };

/** Runs the traffic while a fault begins, lasts and ends. */
async function suffer({ inject, heal, lasts }: Fault): Promise<{ calls: Call[]; healthyAfter: number }> {
  for (const client of clients) client.start();
  await pause(300);
  await inject(portal);
  await pause(lasts);
  await heal(portal);
  const healthyAfter = await portal.untilReady();
  // The gateway checks the replicas every two seconds.
  await pause(2500);
  await Promise.all(clients.map((client) => client.stop()));
  return { calls: clients.flatMap(({ calls }) => [...calls]), healthyAfter };
}

describe('two replicas behind the gateway', () => {
  it.each(faults)('keep all invariants when $name', async (fault) => {
    const before = slowdown();
    const pidsBefore = portal.pids;
    const { calls, healthyAfter } = await suffer(fault);
    const violated = await violatedInvariants({
      ...{ portal, clients, pidsBefore, healthyAfter },
      victims: fault.victims ?? [],
    });
    const slowest = Math.max(...calls.map(({ ms }) => ms));
    const failed = calls.filter(({ status }) => status === 0 || status >= 400).length;
    results.push({
      fault: fault.name,
      'answered within, s': (slowest / 1000).toFixed(1),
      'healthy after, s': (healthyAfter / 1000).toFixed(1),
      'calls failed': `${failed} of ${calls.length}`,
      lost: String(violated.filter((what) => what.startsWith('I1')).length),
    });

    expect(violated).toEqual([]);
    const allowed = { ...usual, ...fault.answers };
    const unexpected = calls.filter(({ kind, status }) => !allowed[kind].includes(status));
    expect(unexpected.map(({ kind, status, ms }) => ({ kind, status, ms }))).toEqual([]);
    for (const { retryAfter } of calls.filter(({ status }) => status === 503))
      expect(Number(retryAfter)).toBeGreaterThan(0);
    if (fault.seen) expect(calls.map(({ kind, status }) => `${kind} ${status}`)).toContain(fault.seen.join(' '));
    expect(slowest).toBeLessThan((fault.within * 1000 + 1000) * Math.max(1, before, slowdown()));
    // After the fault, everything works again.
    for (const client of clients) {
      const statuses = [await client.save(), await client.upload(), await client.read()].map(({ status }) => status);
      expect(statuses).toEqual([200, 201, 200]);
    }
  });
});

function tableOf(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)));
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(line).join('\n');
}

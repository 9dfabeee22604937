import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBenchServer, type BenchServer } from './bench-server';

/** Maximum ratio of the 95th percentile response time in a large office to that in a small one. */
const goal = 2;
const small = 1000;
const requests = 200;
const warmUp = 40;

/**
 * Filtered and sorted list requests, for the lists that support them. Each requests one screen of rows, because the
 * offices have very different numbers of rows and only responses of the same length are comparable.
 */
const narrowed = [
  '/admin/all-intake-forms?status=unassigned',
  '/admin/all-intake-forms?status=draft&office_id=branch-3&limit=10',
  '/admin/all-intake-forms?sort=income_descending',
  '/admin/clients?office_id=branch-3&limit=10',
  '/admin/clients?status=assigned&sort=name_descending',
  '/admin/users?office_id=branch-3&limit=10',
  '/admin/audit-log?action=session',
  '/admin/audit-log?outcome=refused',
  '/documents',
  '/documents?sort=filename',
  // Searches for a last name, part of a last name, a first name, a part of every email address, and a part of only a
  // few thousand addresses.
  ...['martinez', 'artine', 'sofia', 'example', 'cruz.1'].flatMap((search) =>
    [
      'admin/all-intake-forms',
      'admin/clients',
      'admin/unassigned-clients',
      'admin/reassignment-history',
      'documents',
    ].map((list) => `/${list}?search=${search}&limit=10`),
  ),
  '/admin/clients?search=example&sort=name_descending&limit=10',
  '/admin/users?search=martinez&limit=10',
  '/admin/audit-log?search=martinez&limit=10',
  '/admin/audit-log?search=example&limit=10',
  '/documents?search=w2&limit=10',
];

const { values } = parseArgs({ options: { clients: { type: 'string', default: '100000' }, keep: { type: 'string' } } });
const large = Number(values.clients);
if (!Number.isInteger(large) || large <= small) throw new Error(`--clients: a whole number above ${small}`);

const servers: BenchServer[] = [];
const stop = () => Promise.all(servers.map((server) => server.stop()));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  for (const clients of [small, large]) {
    const begin = performance.now();
    servers.push(await startBenchServer({ clients, folder: values.keep && join(values.keep, String(clients)) }));
    console.log(`${shown(clients)} clients are there after ${Math.round((performance.now() - begin) / 1000)} s`);
  }
  const [few, many] = servers;
  if (!few || !many) throw new Error('There are not two servers');
  const lists = new Set(many.adminPaths);
  const paths = [...many.adminPaths, ...narrowed.filter((path) => isThere(path, lists))];
  console.log(
    `p95 of ${requests} requests in ms: ${shown(small)} clients, ${shown(large)} clients, ratio (goal ${goal})`,
  );
  for (const path of paths) {
    const [before, after] = await measure(path, few, many);
    const ratio = after / before;
    console.log(
      `${before.toFixed(1).padStart(8)} ${after.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(6)}  GET ${path}`,
    );
    if (ratio > goal) process.exitCode = 1;
  }
} finally {
  await stop();
}

/**
 * Measures both offices in turn, so that other load on the machine affects them equally.
 * @returns ms
 */
async function measure(path: string, few: BenchServer, many: BenchServer): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const tokens = [await few.signInAdmin(), await many.signInAdmin()];
  for (let at = 0; at < warmUp + requests; at++)
    for (const [which, server] of [
      [0, few],
      [1, many],
    ] as const) {
      const ms = await timeOf(server.url + path, tokens[which] ?? '');
      if (at >= warmUp) times[which].push(ms);
    }
  return [p95(times[0]), p95(times[1])];
}

async function timeOf(url: string, token: string) {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`GET ${url}: ${body}`);
  return performance.now() - begin;
}

function p95(times: number[]) {
  return times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? NaN;
}

function isThere(path: string, lists: Set<string>) {
  return path.startsWith('/documents') || lists.has(path.split('?')[0] ?? '');
}

function shown(count: number) {
  return count.toLocaleString('en-US');
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAdmin, startBenchServer, type BenchServer } from './bench-server';
import { narrowed, needSearch, ofPreparer } from './growth-paths';
import { preparerWith, type BenchPreparer } from './growth-preparers';

/** Maximum ratio of the 95th percentile response time in a large office to that in a small one. */
const goal = 2;
const small = 1000;
const requests = 200;
const warmUp = 40;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '100000' },
    keep: { type: 'string' },
    only: { type: 'string', multiple: true, default: [''] },
  },
});
const isChosen = (path: string) => values.only.some((part) => path.includes(part));
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
  const unfiltered = many.adminPaths.filter((path) => !needSearch.includes(path));
  const paths = [...unfiltered, ...narrowed.filter((path) => isThere(path, lists))].filter(isChosen);
  console.log(
    `p95 of ${requests} requests in ms: ${shown(small)} clients, ${shown(large)} clients, ratio (goal ${goal})`,
  );
  for (const path of paths) await compare(path, [few, path, demoAdmin], [many, path, demoAdmin]);
  // The office grows, and the preparer's work stays the same.
  const before = await preparerWith(few.database, large);
  const after = await preparerWith(many.database, before.clients);
  console.log(`Preparer of ${shown(before.clients)} clients, and of ${shown(after.clients)}`);
  for (const path of ofPreparer.filter(isChosen))
    await compare(path, asPreparer(few, path, before), asPreparer(many, path, after));
} finally {
  await stop();
}

/** A request, and the account that makes it. */
type BenchRequest = readonly [
  server: BenchServer,
  path: string,
  account: { email: string; role: 'admin' | 'preparer' },
];

function asPreparer(server: BenchServer, path: string, { email, client }: BenchPreparer): BenchRequest {
  return [server, path.replace('{clientId}', client), { email, role: 'preparer' }];
}

/**
 * Prints how much longer a request takes in the large office, or why it fails there, such as a query that takes too long.
 * @param name of the path in both offices
 */
async function compare(name: string, few: BenchRequest, many: BenchRequest) {
  try {
    const [before, after] = await measure(few, many);
    const ratio = after / before;
    console.log(
      `${before.toFixed(1).padStart(8)} ${after.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(6)}  GET ${name}`,
    );
    if (ratio > goal) process.exitCode = 1;
  } catch (error) {
    console.log(String(error));
    process.exitCode = 1;
  }
}

/**
 * Measures both offices in turn, so that other load on the machine affects them equally.
 * @returns ms
 */
async function measure(...both: [BenchRequest, BenchRequest]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const tokens = await Promise.all(both.map(([server, , account]) => server.signInStaff(account)));
  for (let at = 0; at < warmUp + requests; at++)
    for (const which of [0, 1] as const) {
      const [server, path] = both[which];
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

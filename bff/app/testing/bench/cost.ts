import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ended, startBenchServer, usedBy } from './bench-server';
import { medianOf } from './calculate-tax';
import { describeMachine } from './machine';
import { record, startGateway, startReplay, usualChunk } from './gateway-server';
import { sendLoad } from './load';

/**
 * Measures the processor time of one request: in the gateway, against `node:http` that answers the same bytes; of a
 * forwarded call, against what the bff needs to answer it; and of a signed-in read in the bff, against a bare server
 * that runs the same queries. All servers are measured in turn, so that other load on the machine affects them equally.
 * With `--json`, writes the costs to a file, for `npm run simulate:season`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '40' },
    json: { type: 'string' },
  },
});
const costs: Record<string, { microseconds: number; baseline: number }> = {};
const [rounds, warmUpRounds, requests, connections] = [Number(values.rounds), 15, 300, 16];

/** A server and how its processor time is read. */
interface Side {
  url: string;
  used: () => Promise<number>;
}

interface File {
  name: string;
  path: string;
  headers: Record<string, string>;
  goal: number;
}

interface Row {
  name: string;
  headers?: Record<string, string>;
  measured: Side;
  baseline: Side;
  /** Highest ratio. */
  goal: number;
}

const read = '/intake';
const dir = mkdtempSync(join(tmpdir(), 'portal-cost-'));
const bff = await startBenchServer({ bare: true });
const gateway = await startGateway(bff.url);
const asBrowser = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'accept-encoding': 'gzip, deflate, br' };
const chunk = usualChunk();
const { etag = '' } = (await record(gateway.url + chunk, {})).headers;
const files: File[] = [
  { name: 'home page', path: '/', headers: asBrowser, goal: 3 },
  { name: '/remotes.json', path: '/remotes.json', headers: { 'accept-encoding': 'br' }, goal: 2 },
  { name: 'static chunk, plain', path: chunk, headers: {}, goal: 2 },
  { name: 'static chunk, gzip', path: chunk, headers: { 'accept-encoding': 'gzip' }, goal: 2 },
  { name: 'static chunk, brotli', path: chunk, headers: { 'accept-encoding': 'br' }, goal: 2 },
  { name: 'static chunk, 304', path: chunk, headers: { 'if-none-match': etag }, goal: 2 },
];
const recorded = await Promise.all(files.map(({ path, headers }) => record(gateway.url + path, headers)));
const replay = await startReplay(recorded, join(dir, 'recorded.json'));
const usedByGateway = () => usedBy(gateway.child);
const usedByReplay = () => usedBy(replay.child);
const usedByBff = () => bff.processorTime();

const rows: Row[] = [
  {
    name: `forwarded GET /api${read} / its cost in the bff`,
    measured: { url: `${gateway.url}/api${read}`, used: usedByGateway },
    baseline: { url: bff.url + read, used: usedByBff },
    goal: 0.35,
  },
  ...files.map(({ name, path, headers, goal }, at) => ({
    name,
    headers,
    goal,
    measured: { url: gateway.url + path, used: usedByGateway },
    baseline: { url: `${replay.url}/${at}`, used: usedByReplay },
  })),
  ...['/dashboard/preparers', read].map((path) => ({
    name: `bff GET /api${path} / bare server`,
    measured: { url: bff.url + path, used: usedByBff },
    baseline: { url: bff.bareUrl + path, used: bff.bareProcessorTime },
    goal: 1.15,
  })),
];

const stop = async () => {
  await Promise.all([ended(gateway.child), ended(replay.child)]);
  await bff.stop();
  rmSync(dir, { recursive: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  console.log(
    `Node.js ${process.version}, ${rounds} rounds of ${requests} requests in turn, processor time per request`,
  );
  console.log(`${''.padEnd(46)}    µs  baseline  ratio  goal`);
  for (const row of rows.filter(({ name }) => name.includes(values.only))) await measureRow(row);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ measured: describeMachine(), costs }, null, 2)}\n`);
} finally {
  await stop();
}

async function measureRow({ name, measured, baseline, headers = {}, goal }: Row): Promise<void> {
  const taken: { own: number; base: number }[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const first = round % 2 === 0 ? await microseconds(measured, headers) : undefined;
    const base = await microseconds(baseline, headers);
    const own = first ?? (await microseconds(measured, headers));
    if (round >= warmUpRounds) taken.push({ own, base });
  }
  const ratio = medianOf(taken.map(({ own, base }) => own / base));
  const shown = [medianOf(taken.map(({ own }) => own)), medianOf(taken.map(({ base }) => base))];
  const [own = '', base = ''] = shown.map((value) => value.toFixed(0));
  costs[name] = { microseconds: Number(own), baseline: Number(base) };
  console.log(`${name.padEnd(46)}${own.padStart(6)}${base.padStart(10)}${ratio.toFixed(2).padStart(7)}  ${goal}`);
  if (ratio > goal) process.exitCode = 1;
}

/** Returns the processor time of one request, µs. */
async function microseconds({ url, used }: Side, headers: Record<string, string>): Promise<number> {
  const before = await used();
  await sendLoad({ url, token: bff.demoToken, headers, requests, connections });
  return (((await used()) - before) / requests) * 1e6;
}

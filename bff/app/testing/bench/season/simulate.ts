import { parseArgs } from 'node:util';
import calls from './data/calls.json';
import { seasonOfAClient } from './costs';
import { journeys, seasonHours } from './demand';
import { simulatePeriod } from './peak';
import { billOf, limitsOf, loadOf, peak, serversFor } from './sizing';
import { simulateHour } from './thinning';

/**
 * Simulates a filing season for offices of several sizes, and prints the servers, storage and bill that each needs, and
 * what breaks first: `npm run simulate:season -- --clients 50000,2000000 --seed 7`. docs/scale.md explains the model.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000,100000,10000000,100000000' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const offices = values.clients.split(',').map(Number);
if (offices.some((clients) => !Number.isInteger(clients) || clients < 1)) throw new Error('--clients: whole numbers');

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const digits = (value: number) => (value >= 100 ? whole(value) : value.toPrecision(2).replace(/e.*/, ''));
const bytes = (value: number): string => {
  const [unit, size] = (
    [
      [1e15, 'PB'],
      [1e12, 'TB'],
      [1e9, 'GB'],
      [1e6, 'MB'],
    ] as const
  ).find(([unit]) => value >= unit) ?? [1e3, 'kB'];
  return `${digits(value / unit)} ${size}`;
};
const percent = (share: number) => `${Math.round(share * 100)}%`;
const processors = (value: number) => (value < 0.01 ? '< 0.01' : value.toFixed(value < 10 ? 2 : 0));

const columns = offices.map((clients) => {
  const load = loadOf(clients);
  const servers = serversFor(load);
  const hour = simulateHour(
    load.clientsInPeakHour,
    { ...servers, processors: servers.processors * servers.primaries },
    seed,
  );
  const bill = billOf(load, servers);
  const limits = limitsOf(load);
  return { clients, load, servers, hour, bill, limits };
});
type Column = (typeof columns)[number];

const rows: [string, (column: Column) => string][] = [
  ['clients', ({ clients }) => whole(clients)],
  ['clients in the busiest hour', ({ load }) => whole(load.clientsInPeakHour)],
  ['calls per second then', ({ load }) => digits(load.callsPerSecond)],
  ['open event streams', ({ load }) => whole(load.openStreams)],
  ['gateway: processors used', ({ load }) => processors(load.gatewayProcessors)],
  ['gateway: replicas', ({ servers }) => whole(servers.gateways)],
  ['bff: processors used', ({ load }) => processors(load.bffProcessors)],
  ['bff: processors used to hash', ({ load }) => processors(load.hashingProcessors)],
  ['bff: replicas', ({ servers }) => whole(servers.bffs)],
  ['database connections', ({ servers }) => whole(servers.bffs * servers.pool)],
  ['PostgreSQL: processors used', ({ load }) => processors(load.postgresProcessors)],
  ['PostgreSQL: primaries × processors', ({ servers }) => `${servers.primaries} × ${servers.processors}`],
  ['PostgreSQL: size', ({ load }) => bytes(load.databaseBytes)],
  ['PostgreSQL: WAL on the busiest day', ({ load }) => bytes(load.walBytesPerDay)],
  ['object storage', ({ load }) => bytes(load.documentBytes)],
  ['simulated share of the servers', ({ hour }) => (hour.share === 1 ? 'all' : `1/${(1 / hour.share).toFixed(0)}`)],
  ['simulated calls', ({ hour }) => whole(hour.calls)],
  ['response p50, ms', ({ hour }) => hour.p50.toFixed(1)],
  ['response p95, ms', ({ hour }) => hour.p95.toFixed(1)],
  ['response p99, ms', ({ hour }) => hour.p99.toFixed(1)],
  [
    'and an audited call waits for its lock, ms',
    ({ load }) =>
      load.auditWaitSeconds === Infinity ? 'ever longer' : `+ ${(load.auditWaitSeconds * 1000).toFixed(1)}`,
  ],
  [
    'utilization of bff, PostgreSQL',
    ({ hour: { utilization } }) => `${percent(utilization.bff)}, ${percent(utilization.postgres)}`,
  ],
  ...Object.keys(columns[0]?.bill ?? {}).map((item): [string, (column: Column) => string] => [
    `USD per month: ${item}`,
    ({ bill }) => whole(bill[item] ?? 0),
  ]),
  ['USD per month', ({ bill }) => whole(Object.values(bill).reduce((sum, amount) => sum + amount, 0))],
  [
    'USD per client and month',
    ({ bill, clients }) => (Object.values(bill).reduce((sum, amount) => sum + amount, 0) / clients).toFixed(3),
  ],
];

console.log(
  `A client's season: ${seasonOfAClient.journeys.toFixed(1)} journeys, ${whole(seasonOfAClient.calls)} calls, ` +
    `${whole(seasonOfAClient.bffMs)} ms of the bff, ${whole(seasonOfAClient.hashingMs)} ms to hash, ` +
    `${whole(seasonOfAClient.postgresMs)} ms of PostgreSQL, ${bytes(seasonOfAClient.walBytes)} of WAL ` +
    `(costs of ${calls.measured.on} on ${calls.measured.machine}).`,
);
console.log(
  `Busiest day: ${peak.day.date}, ${(peak.day.share * 100).toFixed(1)}% of the clients; busiest hour: ${(peak.hourShare * 100).toFixed(2)}%.\n`,
);
const label = Math.max(...rows.map(([name]) => name.length));
for (const [name, of] of rows)
  console.log(name.padEnd(label) + columns.map((column) => of(column).padStart(15)).join(''));

console.log('\nWhat breaks first: share of each limit in the busiest hour, and the clients at which it is reached');
for (const { clients, limits } of columns) {
  console.log(`\n${whole(clients)} clients:`);
  const over = limits.filter(({ used }) => used >= 1);
  for (const { name, used } of over.length > 0 ? over : limits.slice(0, 1))
    console.log(
      `  ${used >= 1 ? 'BREAKS' : 'next  '} ${percent(used).padStart(8)}  at ${whole(clients / used).padStart(13)} clients  ${name}`,
    );
}

const [smallest] = columns;
if (smallest && smallest.clients <= 2000) {
  const clientsPerHour = seasonHours().map((share) => share * smallest.clients);
  const season = simulatePeriod({ clientsPerHour, journeySeconds: 900, servers: smallest.servers, seed });
  console.log(
    `\nThe whole season of ${whole(smallest.clients)} clients, simulated call by call: ${whole(season.calls)} calls of ` +
      `${journeys.length} kinds of journeys, p95 ${season.p95.toFixed(1)} ms, p99 ${season.p99.toFixed(1)} ms.`,
  );
}

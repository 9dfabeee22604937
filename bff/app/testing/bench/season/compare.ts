import { Agent, request as httpRequest } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchServer } from '../bench-server';
import { medianOf } from '../calculate-tax';
import { serveCall } from './bff-model';
import { costOf } from './costs';
import { RandomTimes } from './random-times';
import { calls, type Sent } from './season-calls';
import { Simulation, Station } from './simulation';

/**
 * Compares the simulation with one bff and one PostgreSQL on this machine. In each round it sends calls one at a time,
 * which gives the time of each without queues, and then a recorded load of random arrivals; the simulation gets the same
 * arrivals and draws its times from the first part. Prints measured and simulated response times.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '4' } },
});
const [rounds, seconds, warmUpRounds, connections, pool] = [Number(values.rounds), Number(values.seconds), 2, 64, 7];
/** Highest difference of the mean. */
const goal = 0.2;
/** Shares of the event loop's time. */
const utilizations = [0.2, 0.4, 0.6];
const kinds = ['GET /intake', 'GET /intake/estimate', 'GET /my-preparer', 'GET /unread-messages', 'PUT /intake/{id}'];

process.env.TRUSTED_PROXY = 'loopback';
const server = await startBenchServer({ clients: 5000, pairs: 100 });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const requests = new Map<string, (at: number) => Sent>();
for (const kind of kinds) {
  const call = calls[kind];
  if (call) requests.set(kind, await call(server));
}
let sent = 0;

/** Sends one call. @returns its response time, s */
function send(kind: string): Promise<number> {
  const { method, path, token, body } = requests.get(kind)?.(sent++) ?? { method: '', path: '' };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const request = httpRequest(server.url + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve((performance.now() - began) / 1000)
          : reject(new Error(`${kind}: ${answer.statusCode}`)),
      );
    });
    request.on('error', reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Arrival {
  at: number;
  kind: string;
}

function randomLoad(rate: number, seed: number): Arrival[] {
  const times = new RandomTimes(seed);
  const load: Arrival[] = [];
  for (let at = times.exponential(1 / rate); at < seconds; at += times.exponential(1 / rate))
    load.push({ at, kind: times.pick(kinds) ?? '' });
  return load;
}

async function measureLoad(load: readonly Arrival[]): Promise<number[]> {
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (const { at, kind } of load) {
    const wait = at * 1000 - (performance.now() - began);
    if (wait > 1) await pause(wait);
    answers.push(send(kind));
  }
  return Promise.all(answers);
}

/** @param alone response times of each kind without queues, s */
function simulateLoad(load: readonly Arrival[], alone: ReadonlyMap<string, readonly number[]>, seed: number): number[] {
  const simulation = new Simulation();
  const draws = new RandomTimes(seed);
  const bff = {
    loop: new Station(simulation, 1),
    hashing: new Station(simulation, 1),
    pool: new Station(simulation, pool),
  };
  const postgres = new Station(simulation, 2);
  const times: number[] = [];
  for (const { at, kind } of load)
    simulation.after(at, () => {
      const whole = draws.pick(alone.get(kind) ?? []) ?? 0;
      const { bffMs, postgresMs } = costOf(kind);
      const share = bffMs / (bffMs + postgresMs);
      const work = { hashing: 0, bff: whole * share, postgres: whole * (1 - share) };
      serveCall(
        bff,
        postgres,
        work,
        (mean) => mean,
        () => times.push(simulation.now - at),
      );
    });
  simulation.run();
  return times;
}

const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
const ms = (time: number) => (time * 1000).toFixed(2).padStart(9);

try {
  console.log('bff busy    rate/s   mean ms, measured, simulated, ratio   p95 ms, measured, simulated, ratio');
  const results = new Map(utilizations.map((busy) => [busy, [] as number[][]]));
  const rates = new Map<number, number>();
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const alone = new Map<string, number[]>();
    for (let at = 0; at < 60; at += 1)
      for (const kind of kinds) alone.set(kind, [...(alone.get(kind) ?? []), await send(kind)]);
    const event = kinds.map((kind) => {
      const { bffMs, postgresMs } = costOf(kind);
      return (mean(alone.get(kind) ?? []) * bffMs) / (bffMs + postgresMs);
    });
    for (const busy of utilizations) {
      // The first rounds choose the rate, so that all rounds of one utilization are the same recorded load.
      const rate = round < warmUpRounds ? busy / mean(event) : (rates.get(busy) ?? 1);
      rates.set(busy, rate);
      const load = randomLoad(rate, round + 1);
      const [real, simulated] = [await measureLoad(load), simulateLoad(load, alone, round + 1)];
      if (round >= warmUpRounds) results.get(busy)?.push([mean(real), mean(simulated), p95(real), p95(simulated)]);
    }
  }
  for (const [busy, rows] of results) {
    const column = (at: number) => medianOf(rows.map((row) => row[at] ?? 0));
    const ratio = (one: number, other: number) => medianOf(rows.map((row) => (row[one] ?? 0) / (row[other] ?? 1)));
    console.log(
      `${String(busy * 100).padStart(7)}%${(rates.get(busy) ?? 0).toFixed(0).padStart(10)}` +
        `${ms(column(0))}${ms(column(1))}${ratio(1, 0).toFixed(2).padStart(7)}` +
        `${ms(column(2))}${ms(column(3))}${ratio(3, 2).toFixed(2).padStart(7)}`,
    );
    if (Math.abs(ratio(1, 0) - 1) > goal) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await server.stop();
}

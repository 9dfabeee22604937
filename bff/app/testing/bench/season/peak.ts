import { serveCall, type BffStations } from './bff-model';
import { costOf, gatewayMs } from './costs';
import { journeys, type Journey } from './demand';
import { arrivals, RandomTimes } from './random-times';
import { Simulation, Station } from './simulation';

export interface Servers {
  gateways: number;
  bffs: number;
  /** Connections of one bff. */
  pool: number;
  /** Processors of PostgreSQL. */
  processors: number;
}

export interface Period {
  /** Clients that begin in each hour; each begins as many journeys of each kind as one client has in a season. */
  clientsPerHour: readonly number[];
  /** Ends the period early. */
  seconds?: number;
  /** Calls of a journey are spread evenly over this time. */
  journeySeconds: number;
  /** Calls that begin before are simulated, but not measured, because the queues are still filling. */
  ignoredSeconds?: number;
  servers: Servers;
  seed: number;
}

export interface Outcome {
  calls: number;
  /** Response times within the portal, ms. */
  p50: number;
  p95: number;
  p99: number;
  utilization: { gateway: number; bff: number; postgres: number };
}

/** Simulates every call of a period at the gateway, the bff and PostgreSQL. */
export function simulatePeriod({
  clientsPerHour,
  seconds = clientsPerHour.length * 3600,
  journeySeconds,
  ignoredSeconds = 0,
  servers,
  seed,
}: Period): Outcome {
  const simulation = new Simulation();
  const work = new RandomTimes(seed);
  const station = (count: number) => new Station(simulation, count);
  const gateways = Array.from({ length: servers.gateways }, () => station(1));
  const bffs: BffStations[] = Array.from({ length: servers.bffs }, () => ({
    loop: station(1),
    hashing: station(1),
    pool: station(servers.pool),
  }));
  const postgres = station(servers.processors);
  const times: number[] = [];
  let turn = 0;

  const draw = (mean: number) => work.exponential(mean);

  function call(name: string): void {
    const began = simulation.now;
    const cost = costOf(name);
    turn += 1;
    const gateway = gateways[turn % gateways.length];
    const bff = bffs[turn % bffs.length];
    if (!gateway || !bff) throw new Error('there are no servers');
    const seconds = { hashing: cost.hashingMs / 1000, bff: cost.bffMs / 1000, postgres: cost.postgresMs / 1000 };
    gateway.serve(draw(gatewayMs.call / 1000), () =>
      serveCall(bff, postgres, seconds, draw, () => {
        if (began >= ignoredSeconds) times.push(simulation.now - began);
      }),
    );
  }

  function begin(journey: Journey): void {
    const anytime = (run: () => void) => simulation.after(work.uniform(journeySeconds), run);
    for (const [name, count] of Object.entries(journey.calls))
      for (let n = 0; n < count; n += 1) anytime(() => call(name));
    for (const [count, ms] of [[journey.files, gatewayMs.file] as const, [journey.pages, gatewayMs.page] as const])
      for (let n = 0; n < count; n += 1) anytime(() => work.pick(gateways)?.serve(draw(ms / 1000), () => undefined));
  }

  for (const [at, journey] of journeys.entries()) {
    const perHour = clientsPerHour.map((clients) => clients * journey.perClient);
    const coming = arrivals(new RandomTimes(seed * 100 + at), perHour);
    const next = (): void => {
      const { value } = coming.next();
      if (value === undefined || value > seconds) return;
      simulation.after(value - simulation.now, () => {
        begin(journey);
        next();
      });
    };
    next();
  }
  simulation.run();

  const busy = (all: readonly Station[], count: number) =>
    all.reduce((sum, { busySeconds }) => sum + busySeconds, 0) / count / seconds;
  times.sort((one, other) => one - other);
  const percentile = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0) * 1000;
  return {
    calls: times.length,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    utilization: {
      gateway: busy(gateways, servers.gateways),
      bff: busy(
        bffs.map(({ loop }) => loop),
        servers.bffs,
      ),
      postgres: busy([postgres], servers.processors),
    },
  };
}

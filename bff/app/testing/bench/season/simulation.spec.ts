import { meanWait, waitProbability } from './closed-formulas';
import { EventQueue } from './event-queue';
import { arrivals, RandomTimes } from './random-times';
import { Simulation, Station } from './simulation';

interface Queue {
  rate: number;
  service: number;
  servers: number;
  seed?: number;
  count?: number;
}

/** Simulates an M/M/c queue. @returns mean wait, s, and the utilization of a server */
function simulateQueue({ rate, service, servers, seed = 1, count = 400_000 }: Queue) {
  const simulation = new Simulation();
  const station = new Station(simulation, servers);
  const [between, work] = [new RandomTimes(seed), new RandomTimes(seed + 1000)];
  let left = count;
  const arrive = (): void => {
    station.serve(work.exponential(service), () => undefined);
    left -= 1;
    if (left > 0) simulation.after(between.exponential(1 / rate), arrive);
  };
  arrive();
  simulation.run();
  return {
    wait: station.waitedSeconds / station.served,
    utilization: station.busySeconds / simulation.now / servers,
  };
}

describe('event queue', () => {
  it('returns events by time, and those of the same time in the order they were added', () => {
    const queue = new EventQueue();
    const times = new RandomTimes(7);
    const added = Array.from({ length: 2000 }, () => Math.floor(times.uniform(300)));
    for (const time of added) queue.push(time, () => undefined);
    const popped = added.map(() => queue.pop());
    const before = (at: number) => popped[at - 1] ?? { time: -1, order: -1 };
    expect(popped.map((event) => event?.time)).toEqual(added.toSorted((one, other) => one - other));
    for (const [at, event] of popped.entries())
      if (event?.time === before(at).time) expect(event.order).toBeGreaterThan(before(at).order);
    expect(queue.pop()).toBeUndefined();
  });
});

describe('closed formulas', () => {
  it('agree with published values of Erlang C', () => {
    expect(waitProbability(1, 0.8)).toBeCloseTo(0.8, 10);
    // Two servers: ρ²·2/(1+ρ).
    expect(waitProbability(2, 1.2)).toBeCloseTo((2 * 0.6 ** 2) / 1.6, 10);
    expect(meanWait({ rate: 2, service: 1, servers: 2 })).toBe(Infinity);
  });
});

describe('simulated queue', () => {
  it.each([
    { servers: 1, rate: 50 },
    { servers: 1, rate: 80 },
    { servers: 3, rate: 240 },
    { servers: 16, rate: 1400 },
  ])('waits as long as M/M/c with $servers servers at $rate per second', ({ servers, rate }) => {
    const queue = { servers, rate, service: 0.01 };
    const { wait, utilization } = simulateQueue(queue);
    expect(wait / meanWait(queue)).toBeGreaterThan(0.95);
    expect(wait / meanWait(queue)).toBeLessThan(1.05);
    expect(utilization).toBeCloseTo((rate * 0.01) / servers, 2);
  });

  it('gives the same result for the same seed, and another one for another seed', () => {
    const queue = { servers: 2, rate: 150, service: 0.01, count: 5000 };
    expect(simulateQueue({ ...queue, seed: 5 })).toEqual(simulateQueue({ ...queue, seed: 5 }));
    expect(simulateQueue({ ...queue, seed: 5 })).not.toEqual(simulateQueue({ ...queue, seed: 6 }));
  });

  it('waits longer the more arrives', () => {
    const waits = [10, 30, 50, 70, 90].map(
      (rate) => simulateQueue({ servers: 1, rate, service: 0.01, count: 50_000 }).wait,
    );
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  });

  it('serves first come, first served, beyond the point where the queue is compacted', () => {
    const simulation = new Simulation();
    const station = new Station(simulation, 1);
    const order: number[] = [];
    for (let at = 0; at < 25_000; at += 1) station.serve(1, () => order.push(at));
    simulation.run();
    expect(order).toEqual(Array.from({ length: 25_000 }, (_none, at) => at));
  });
});

describe('arrivals', () => {
  it('follow the rate of each hour', () => {
    const perHour = [1000, 0, 20_000, 5000];
    const times = [...arrivals(new RandomTimes(3), perHour)];
    for (const [hour, expected] of perHour.entries()) {
      const count = times.filter((at) => Math.floor(at / 3600) === hour).length;
      expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected) + 1);
    }
  });
});

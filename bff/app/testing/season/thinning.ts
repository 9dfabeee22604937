import { seasonOfAClient } from './costs';
import { simulatePeriod, type Outcome, type Servers } from './peak';

/** Most calls that one simulation contains. */
const mostCalls = 150_000;
/** Most bffs of a simulated cell. */
const mostBffs = 8;

/**
 * Simulates an hour of an office of any size. Of a large one, it simulates a cell: a part of the servers with the same
 * part of the arrivals, for as much of the hour as takes `mostCalls` calls. The parts of a Poisson process are Poisson
 * processes themselves, and few servers at the same utilization queue longer than many, so the cell is an upper bound.
 * @param clients that begin in this hour
 */
export function simulateHour(clients: number, servers: Servers, seed: number): Outcome & { share: number } {
  // A whole number of bffs, so that each has as much to do as in the office.
  const bffs = Math.min(servers.bffs, mostBffs);
  const share = bffs / servers.bffs;
  const part = (count: number) => Math.max(1, Math.floor(count * share));
  const seconds = 3600 * Math.min(1, mostCalls / (clients * share * seasonOfAClient.calls));
  const journeySeconds = Math.min(900, seconds / 4);
  const outcome = simulatePeriod({
    clientsPerHour: [clients * share],
    seconds,
    journeySeconds,
    ignoredSeconds: journeySeconds,
    servers: { ...servers, gateways: part(servers.gateways), bffs, processors: part(servers.processors) },
    seed,
  });
  return { ...outcome, share };
}

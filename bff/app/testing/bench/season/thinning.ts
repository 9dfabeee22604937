import { seasonOfAClient } from './costs';
import { simulatePeriod, type Outcome, type Servers } from './peak';

/** Most calls and bffs of one simulation. */
const largest = { calls: 150_000, bffs: 24 };

/**
 * Simulates an hour of an office of any size. Of a large one, it simulates a cell: a part of the servers with the same
 * part of the arrivals, for as much of the hour as takes `most.calls` calls. The parts of a Poisson process are Poisson
 * processes themselves, and few servers at the same utilization queue longer than many, so the cell is rather too slow
 * than too fast. Processors of PostgreSQL are rounded, which changes their utilization by a few percent.
 * @param clients that begin in this hour
 */
export function simulateHour(
  clients: number,
  servers: Servers,
  seed: number,
  most = largest,
): Outcome & { share: number } {
  // A whole number of bffs, so that each has as much to do as in the office.
  const bffs = Math.min(servers.bffs, most.bffs);
  const share = bffs / servers.bffs;
  const part = (count: number) => Math.max(1, Math.round(count * share));
  const seconds = 3600 * Math.min(1, most.calls / (clients * share * seasonOfAClient.calls));
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

import type { BenchServer } from './bench-server';
import { sendLoad, type Load } from './load';

const connections = 16;
/** Low, so that a round ends before other load on the machine changes. */
const requests = 100;
const warmUpRounds = 40;

const paths = { tax: '/calculate-tax', echo: '/bench/echo', longEcho: '/bench/long-echo' };

export interface Measured {
  /** Answers */
  perSecond: number;
  /** CPU seconds of the server per answer */
  processor: number;
}
export type Round = { [Path in keyof typeof paths]: Measured };

export const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures `POST /calculate-tax` against two echo endpoints on the same server, with the same guard, token, validation
 * and bodies. Measures them in turn, so that other load on the machine affects them equally.
 */
export async function measureRounds({
  server,
  bodies,
  rounds,
}: {
  server: BenchServer;
  bodies: readonly string[];
  rounds: number;
}): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const first = (round * requests) % bodies.length;
    const load = { token: server.token, bodies: bodies.slice(first, first + requests), requests, connections };
    const turn = Object.keys(paths) as (keyof typeof paths)[];
    if (round % 2 === 1) turn.reverse();
    const times: Partial<Round> = {};
    for (const name of turn) times[name] = await measure(server, paths[name], load);
    if (round >= warmUpRounds) measured.push(times as Round);
  }
  return measured;
}

async function measure(server: BenchServer, path: string, load: Omit<Load, 'url'>): Promise<Measured> {
  const before = await server.processorTime();
  const seconds = await sendLoad({ ...load, url: server.url + path });
  return { perSecond: requests / seconds, processor: ((await server.processorTime()) - before) / requests };
}

// @ts-check
import { sendLoad } from './load.mjs';

const connections = 16;
/** Few, so that a round is over before the machine turns to something else. */
const requests = 100;
const warmUpRounds = 40;

/**
 * @typedef {object} Measured
 * @property {number} perSecond answers
 * @property {number} processor seconds of the server's processor for one answer
 *
 * @typedef {{ echo: Measured, tax: Measured }} Round
 */

/** @param {readonly number[]} values */
export const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * `POST /calculate-tax` against an echo on the same server, with the same guard, token, validation and bodies: in turn, so that what
 * else the machine does falls on both alike.
 * @param {object} what
 * @param {import('./bench-server.mjs').BenchServer} what.server
 * @param {readonly string[]} what.bodies
 * @param {number} what.rounds
 * @returns {Promise<Round[]>}
 */
export async function measureRounds({ server, bodies, rounds }) {
  /** @type {Round[]} */
  const measured = [];
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const first = (round * requests) % bodies.length;
    const load = { token: server.token, bodies: bodies.slice(first, first + requests), requests, connections };
    const echoFirst = round % 2 === 0 ? await measure(server, '/bench/echo', load) : undefined;
    const tax = await measure(server, '/calculate-tax', load);
    const echo = echoFirst ?? (await measure(server, '/bench/echo', load));
    if (round >= warmUpRounds) measured.push({ echo, tax });
  }
  return measured;
}

/**
 * @param {import('./bench-server.mjs').BenchServer} server
 * @param {string} path
 * @param {Omit<import('./load.mjs').Load, 'url'>} load
 * @returns {Promise<Measured>}
 */
async function measure(server, path, load) {
  const before = await server.processorTime();
  const seconds = await sendLoad({ ...load, url: server.url + path });
  return { perSecond: requests / seconds, processor: ((await server.processorTime()) - before) / requests };
}

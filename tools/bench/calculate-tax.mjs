// @ts-check
import { sendLoad } from './load.mjs';

const connections = 16;
/** Low, so that a round ends before other load on the machine changes. */
const requests = 100;
const warmUpRounds = 40;

const paths = { tax: '/calculate-tax', echo: '/bench/echo', longEcho: '/bench/long-echo' };

/**
 * @typedef {object} Measured
 * @property {number} perSecond answers
 * @property {number} processor CPU seconds of the server per answer
 * @typedef {{ [Path in keyof typeof paths]: Measured }} Round
 */

/** @param {readonly number[]} values */
export const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures `POST /calculate-tax` against two echo endpoints on the same server, with the same guard, token, validation
 * and bodies. Measures them in turn, so that other load on the machine affects them equally.
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
    const turn = /** @type {(keyof typeof paths)[]} */ (Object.keys(paths));
    if (round % 2 === 1) turn.reverse();
    /** @type {Partial<Round>} */
    const times = {};
    for (const name of turn) times[name] = await measure(server, paths[name], load);
    if (round >= warmUpRounds) measured.push(/** @type {Round} */ (times));
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

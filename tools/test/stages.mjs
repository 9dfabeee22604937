// @ts-check
import { checkHouse } from '../house/house.mjs';
import { lint } from '../lint/lint.mjs';
import { buildAll } from '../start/build.mjs';
import { checkFormat } from './format.mjs';
import { jest } from './jest.mjs';
import { journeys } from './journeys.mjs';
import { checkTypes } from './types.mjs';

/**
 * What a stage found. Without tests of its own a stage is one check, passed or failed.
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ name: string, what: string, run: (root: string) => Promise<Outcome> }} Stage
 */

/** @type {readonly Stage[]} */
export const stages = [
  { name: 'format', what: 'Formatting', run: checkFormat },
  { name: 'house', what: 'House rules', run: checkHouse },
  { name: 'types', what: 'Types', run: checkTypes },
  { name: 'lint', what: 'Lint and fences', run: () => oneCheck(lint) },
  { name: 'unit', what: 'Unit tests', run: (root) => jest(root, 'unit') },
  { name: 'screens', what: 'Screen tests', run: (root) => jest(root, 'screens') },
  { name: 'api', what: 'API tests', run: (root) => jest(root, 'api') },
  { name: 'builds', what: 'Production builds', run: (root) => oneCheck(() => buildAll(root).then(() => '')) },
  { name: 'journeys', what: 'Browser journeys', run: journeys },
];

/**
 * @param {() => Promise<string>} check says what is wrong, nothing when all is well
 * @returns {Promise<Outcome>}
 */
async function oneCheck(check) {
  const output = await check();
  return output ? { passed: 0, failed: 1, output } : { passed: 1, failed: 0, output };
}

import { loadEngine } from '../estimate/engine.mjs';
import { mixedHouseholds } from './households.mjs';

/**
 * Full estimates per second on one core: federal return, state return, both withholdings and the trace, on 10,000 mixed households over all states.
 * Each round runs all of them; the median of the rounds counts, the best and the worst show the machine's noise.
 */
const households = 10_000;
const warmUpRounds = 10;
const measuredRounds = 25;

const engine = await loadEngine();
const requests = mixedHouseholds(households, engine);

/** Keeps the optimiser from throwing the work away, and proves that rounds agree. */
function runAll() {
  let check = 0;
  for (const request of requests) {
    const result = engine.estimate(request);
    check += result.estimated_refund - result.estimated_owe + result.lines.length;
  }
  return check;
}

const expected = runAll();
for (let round = 1; round < warmUpRounds; round++) runAll();

const perSecond = [];
for (let round = 0; round < measuredRounds; round++) {
  const start = process.hrtime.bigint();
  const check = runAll();
  perSecond.push(households / (Number(process.hrtime.bigint() - start) / 1e9));
  if (check !== expected) throw new Error('Two rounds over the same households gave different answers.');
}
perSecond.sort((a, b) => a - b);

const shown = (value) => Math.round(value).toLocaleString('en-US');
const median = perSecond[Math.floor(measuredRounds / 2)];
console.log(`engine ${engine.engineVersion}, Node.js ${process.version}, one core`);
console.log(`${shown(households)} households, ${engine.stateCodes.length} states, ${measuredRounds} rounds`);
console.log(
  `estimates per second: ${shown(median)} median, ${shown(perSecond[0])} worst, ${shown(perSecond[measuredRounds - 1])} best`,
);
console.log(`microseconds per estimate: ${(1e6 / median).toFixed(2)}`);

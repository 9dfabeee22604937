import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Engine from './engine';
import { startBenchServer } from './bench-server';
import { buildBench } from './build';
import { medianOf, measureRounds, type Round } from './calculate-tax';
import { measureEstimates } from './estimates';
import { inOneShape, mixedHouseholds, withBirthDates } from './households';
import { measureLargeRanges } from './ranges';

/** Minimum throughput of `POST /calculate-tax` relative to an echo of the request on the same server. */
const goal = 0.9;
/** Minimum number of full estimates per second on one core. */
const estimatesGoal = 350_000;
/** Maximum time of a full estimate relative to serializing its answer. */
const jsonGoal = 0.1;

const engine = await buildBench(fileURLToPath(new URL('../..', import.meta.url)), 'engine');
const built = (await import(pathToFileURL(engine).href)) as typeof Engine;
const { engineVersion, estimate, filingStatuses, stateCodes } = built;
const requests = mixedHouseholds(10_000, { filingStatuses, stateCodes });
const shown = (value: number) => Math.round(value).toLocaleString('en-US');
const medians: number[] = [];
const micros = (seconds: number) => `${(seconds * 1e6).toFixed(1)} µs`;

console.log(`engine ${engineVersion}, Node.js ${process.version}, one core`);
console.log(`${shown(requests.length)} households, ${stateCodes.length} states`);
for (const [kind, households] of [
  ['without birth dates', requests],
  ['with birth dates', withBirthDates(requests)],
] as const) {
  const perSecond = measureEstimates({ estimate, requests: inOneShape(households), rounds: 25 });
  const [worst = 0, best = 0] = [perSecond[0], perSecond.at(-1)];
  const median = medianOf(perSecond);
  medians.push(median);
  console.log(
    `estimates per second, ${kind}: ${shown(median)} median (${(median / estimatesGoal).toFixed(2)} of ${shown(estimatesGoal)}), ` +
      `${shown(worst)} worst, ${shown(best)} best; one: ${micros(1 / median)}`,
  );
}

const results = requests.map((request) => estimate(request));
const started = process.hrtime.bigint();
const bytes = results.reduce((sum, result) => sum + JSON.stringify(result).length, 0) / results.length;
const written = Number(process.hrtime.bigint() - started) / 1e9 / results.length;
const [perSecond = 0] = medians;
console.log(
  `its JSON, ${shown(bytes)} bytes: ${micros(written)}; an estimate takes ${(1 / perSecond / written).toFixed(3)} of that (goal ${jsonGoal})`,
);

const { median: rangeTime, estimates: searched, ratio: rangeRatio } = measureLargeRanges(built, 20);
console.log(
  `range of missing papers, ${shown(searched)} estimates: ${rangeTime.toFixed(1)} ms (goal 30), ` +
    `${rangeRatio.toFixed(2)} of the time of as many full estimates`,
);

const server = await startBenchServer();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
try {
  const rounds = await measureRounds({
    server,
    bodies: requests.map((request) => JSON.stringify(request)),
    rounds: 150,
  });
  const of = (name: keyof Round) => {
    const times = rounds.map((round) => round[name]);
    const processor = micros(medianOf(times.map((one) => one.processor)));
    return `${shown(medianOf(times.map((one) => one.perSecond)))} per second, ${processor} of the server's processor each`;
  };
  const ratioTo = (name: 'echo' | 'longEcho') =>
    medianOf(rounds.map((round) => round.tax.perSecond / round[name].perSecond)).toFixed(3);
  console.log(`${rounds.length} rounds in turn`);
  console.log(`POST /calculate-tax: ${of('tax')}`);
  console.log(`an echo of an estimate's length: ${of('longEcho')}; ratio ${ratioTo('longEcho')}`);
  console.log(`an echo of the request: ${of('echo')}; ratio ${ratioTo('echo')} (goal ${goal})`);
} finally {
  await server.stop();
}

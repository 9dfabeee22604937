/** Tries of each group per sample. */
const rounds = 200;
/** Tries that are not counted, while caches fill and code is compiled. */
const warmUp = 20;
const samples = 3;
const significance = 0.01;
const largestShift = 0.1;

type Groups = Readonly<Record<string, () => Promise<unknown>>>;

/** How a group's latency differs from the one of the first group: the difference of medians, and the p-value. */
export interface LatencyDifference {
  /** Relative to the first group: -0.5 is half the time. */
  shift: number;
  p: number;
}

/**
 * Compares the latency of each group with that of the first one, and returns those that differ. The tries of all groups
 * alternate in random order, so that load on the machine affects them alike. A group differs if p is at most 0.01
 * (Mann-Whitney U, two-sided) or the medians are 10% apart, in the same direction in each of three samples of 200 tries.
 * Noise does that for one group in 4 million, because p is uniform without a difference: 0.01 for the first sample, and
 * half of it for the direction in each of the others.
 * @param before runs before each try and is not timed
 */
export async function latencyDifferences(
  groups: Groups,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Record<string, LatencyDifference>> {
  const [reference = '', ...names] = Object.keys(groups);
  await sample(groups, [reference, ...names], before, warmUp);
  let found: Record<string, LatencyDifference> = Object.fromEntries(names.map((name) => [name, { shift: 0, p: 1 }]));
  for (let n = 0; n < samples && Object.keys(found).length > 0; n += 1) {
    const times = await sample(groups, [reference, ...Object.keys(found)], before, rounds);
    found = Object.fromEntries(
      Object.entries(found).flatMap(([name, earlier]) => {
        const difference = compare(times.get(reference) ?? [], times.get(name) ?? []);
        const isAgain = n === 0 || Math.sign(difference.shift) === Math.sign(earlier.shift);
        const differs = difference.p <= significance || Math.abs(difference.shift) >= largestShift;
        return isAgain && differs ? [[name, difference]] : [];
      }),
    );
  }
  return found;
}

/** @returns ms by group */
async function sample(groups: Groups, names: readonly string[], before: () => Promise<unknown>, count: number) {
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let n = 0; n < count; n += 1)
    for (const name of shuffled(names)) {
      await before();
      const begun = performance.now();
      await groups[name]?.();
      times.get(name)?.push(performance.now() - begun);
    }
  return times;
}

/** The Fisher-Yates shuffle. */
function shuffled(names: readonly string[]): string[] {
  const order = [...names];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? '', order[at] ?? ''];
  }
  return order;
}

/** @internal */
export function compare(a: readonly number[], b: readonly number[]): LatencyDifference {
  return { shift: median(b) / median(a) - 1, p: mannWhitney(a, b) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? NaN) + (sorted[Math.ceil(at)] ?? NaN)) / 2;
}

/**
 * Returns the two-sided p-value of the Mann-Whitney U test, by the normal approximation without correction for ties:
 * times in microseconds hardly have any, and for 200 values it is exact to two digits.
 */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const wins = (value: number) => b.reduce((sum, other) => sum + (value > other ? 1 : value === other ? 0.5 : 0), 0);
  const u = a.reduce((sum, value) => sum + wins(value), 0);
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return complementaryError(Math.abs(u - (a.length * b.length) / 2) / deviation / Math.SQRT2);
}

/** erfc(x) for x ≥ 0, with an absolute error below 1.5e-7 (Abramowitz and Stegun, 7.1.26). */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const coefficients = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return coefficients.reduce((sum, coefficient) => (sum + coefficient) * t, 0) * Math.exp(-x * x);
}

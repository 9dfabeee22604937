import fc from 'fast-check';

/** `npm run fuzz` sets both; in the tests of every day a few cases with a new seed each time are enough. */
const { FUZZ_SEED, FUZZ_SECONDS } = process.env;
const seconds = Number(FUZZ_SECONDS ?? 0);
const firstSeed = FUZZ_SEED === undefined ? Date.now() % 2 ** 31 : Number(FUZZ_SEED);

/** How long one property may take at most, ms. */
export const fuzzTimeout = seconds * 1000 + 60_000;

/**
 * Tries so many cases, and more of them until its share of the time is over. A failure says its seed and the smallest
 * case that fails.
 */
export async function assertFuzzed<Case>(
  property: fc.IRawProperty<Case>,
  numRuns: number,
  share: number,
): Promise<void> {
  const end = Date.now() + seconds * share * 1000;
  let seed = firstSeed;
  do {
    await fc.assert(property, { seed, numRuns });
    seed += 1;
  } while (Date.now() < end);
}

/** What a long run has measured; the tests of every day say nothing. */
export function reportFuzzed(what: string, figures: Readonly<Record<string, number>>): void {
  if (seconds > 0) process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

export { fc };

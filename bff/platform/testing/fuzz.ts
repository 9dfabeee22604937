import fc from 'fast-check';

/** `FUZZ_SECONDS=600 npm run fuzz` checks many cases. Without it, a run checks a few with a new seed. */
const { FUZZ_SEED, FUZZ_SECONDS } = process.env;
const seconds = Number(FUZZ_SECONDS ?? 0);
const firstSeed = FUZZ_SEED === undefined ? Date.now() % 2 ** 31 : Number(FUZZ_SEED);

/** Timeout for checking one property, ms. */
export const fuzzTimeout = seconds * 1000 + 60_000;

/**
 * Runs at least `numRuns` cases, and more until this property's share of the time is used up. A failure reports its
 * seed and the smallest failing case.
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

/** Prints measurements with `FUZZ_SECONDS`; regular test runs print nothing. */
export function reportFuzzed(what: string, figures: Readonly<Record<string, number>>): void {
  if (seconds > 0) process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

export { fc };

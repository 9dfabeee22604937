import fc, { type Arbitrary } from 'fast-check';
import type { EstimateInput } from '../src/input';

/** A share of the bounds; often their ends. */
export const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** Shares of what a Form 1095-A can say: premiums, silver plan, and advance payments. */
type CoverageShares = readonly [number, number, number];
export const coverageShares: Arbitrary<CoverageShares> = fc.tuple(share, share, share);

const inCents = (dollars: number): number => Math.floor(dollars * 100) / 100;

/** Enters a Form 1095-A whose premiums are at most `most`, with at most the smaller of both paid in advance. */
export function withCoverage(input: EstimateInput, most: number, [own, silver, ahead]: CoverageShares): EstimateInput {
  const [premiums, plan] = [inCents(most * own), inCents(most * silver)];
  return {
    ...input,
    marketplace_premiums: premiums,
    marketplace_silver_plan: plan,
    marketplace_advance: inCents(Math.min(premiums, plan) * ahead),
  };
}

import type { EstimateInput } from '../input';
import type { Case } from './case';

/** The most that a year's insurance from the marketplace is taken to cost for one person. Dollars. */
export const coverageBounds = { filer: 12_000, dependent: 5_000 } as const;

/** Returns the most that the premiums of the household's Form 1095-A are taken to be. Dollars. */
export const mostPremiums = ({ filing_status, num_children }: EstimateInput): number =>
  (filing_status === 'married_filing_jointly' ? 2 : 1) * coverageBounds.filer + num_children * coverageBounds.dependent;

/**
 * The ends of what a Form 1095-A can say. With the same income, the balance rises with the premiums and with the silver
 * plan, and falls with the advance payments, so nothing between these cases is lower or higher. One cent in advance
 * differs from nothing: it opens the credit to incomes below the poverty line, 26 CFR 1.36B-2(b)(6).
 */
export const casesOfCoverage = (most: number): Case[] =>
  [0, 0.01, most].map((marketplace_advance) => ({
    apply: (input) => ({
      ...input,
      marketplace_premiums: most,
      marketplace_silver_plan: most,
      marketplace_advance,
    }),
    most: [],
    paid: 0,
  }));

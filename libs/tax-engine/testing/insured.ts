import type { EstimateInput } from '../src/input';
import { request } from './request';

/** Form 8962 with each of its results: a credit due, advances repaid within a limit and in full, and no credit. */
export const insuredHouseholds: readonly EstimateInput[] = [
  { w2_income: 36_450, marketplace_advance: 4_000 },
  { w2_income: 40_000, marketplace_advance: 6_000, num_children: 1 },
  { w2_income: 20_000, marketplace_advance: 0 },
  { w2_income: 80_000, marketplace_advance: 3_000 },
  { w2_income: 9_000, marketplace_advance: 0 },
  { w2_income: 9_000, marketplace_advance: 5_000 },
  { w2_income: 30_000, marketplace_advance: 3_000, filing_status: 'married_filing_separately' as const },
].map((facts) => request({ state: 'MI', marketplace_premiums: 6_000, marketplace_silver_plan: 6_500, ...facts }));

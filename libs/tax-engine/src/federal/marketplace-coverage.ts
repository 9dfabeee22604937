import type { EstimateInput, StateCode } from '../input';
import type { GuidelineArea } from '../law/premium-tax-credit-law';
import { dollars, type Cents } from '../money';

/** Form 1095-A line 33: the totals of a year of insurance from the marketplace. */
export interface MarketplaceCoverage {
  /** Column A. */
  readonly premiums: Cents;
  /** Column B: the second lowest cost silver plan. */
  readonly silverPlan: Cents;
  /** Column C. */
  readonly advance: Cents;
  readonly area: GuidelineArea;
}

const areaOf = (state: StateCode): GuidelineArea =>
  state === 'AK' ? 'alaska' : state === 'HI' ? 'hawaii' : 'contiguous';

/**
 * Returns null unless columns A and B are given: with the advance payments alone, all of them would seem to be owed. A
 * missing column C means that nothing was paid in advance.
 */
export function marketplaceCoverageOf(input: EstimateInput): MarketplaceCoverage | null {
  const { marketplace_premiums: premiums, marketplace_silver_plan: silverPlan, marketplace_advance: advance } = input;
  if (premiums === undefined || silverPlan === undefined) return null;
  return {
    premiums: dollars(premiums),
    silverPlan: dollars(silverPlan),
    advance: dollars(advance ?? 0),
    area: areaOf(input.state),
  };
}

/** Returns whether only a part of Form 1095-A is given, which is not enough for Form 8962. */
export const isCoverageIncomplete = (input: EstimateInput): boolean =>
  (input.marketplace_premiums === undefined || input.marketplace_silver_plan === undefined) &&
  (input.marketplace_premiums ?? input.marketplace_silver_plan ?? input.marketplace_advance) !== undefined;

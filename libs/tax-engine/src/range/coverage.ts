import { childCreditAfterPhaseOut } from '../federal/child-tax-credit';
import { elderlyCreditOf } from '../federal/elderly-credit';
import { federalReturnOf } from '../federal/federal-return';
import { householdOf } from '../household';
import type { EstimateInput } from '../input';
import type { TaxLaw } from '../law/tax-law';
import { asDollars } from '../money';
import { stateLaw } from '../state-laws';
import type { Case } from './case';

/** The most that a year's insurance from the marketplace is taken to cost for one person. Dollars. */
export const coverageBounds = { filer: 12_000, dependent: 5_000 } as const;

/** One cent in advance opens the credit to incomes below the poverty line, 26 CFR 1.36B-2(b)(6). Dollars. */
const leastAdvance = 0.01;

/** Returns the most that the premiums of the household's Form 1095-A are taken to be. Dollars. */
export const mostPremiums = ({ filing_status, num_children }: EstimateInput): number =>
  (filing_status === 'married_filing_jointly' ? 2 : 1) * coverageBounds.filer + num_children * coverageBounds.dependent;

/** Returns the household with a Form 1095-A whose silver plan costs as much as its own. Dollars. */
const covering =
  (premiums: number, marketplace_advance: number) =>
  (input: EstimateInput): EstimateInput => ({
    ...input,
    marketplace_premiums: premiums,
    marketplace_silver_plan: premiums,
    marketplace_advance,
  });

/** Returns the household in which what is repaid uses up exactly the credits that nothing else uses. Dollars. */
const repayingUnusedCredits =
  (most: number, law: TaxLaw) =>
  (input: EstimateInput): EstimateInput => {
    const home = householdOf(covering(most, leastAdvance)(input), law);
    const federal = federalReturnOf(home, law.federal, law.premiumTaxCredit);
    const { agi, childTaxCredit, additionalChildTaxCredit, elderlyCredit, premiumTaxCredit } = federal;
    const { status, childrenUnder17: children, dependents } = home;
    const childCredit = childCreditAfterPhaseOut(law.federal, status, children, dependents - children, agi);
    const unused =
      childCredit -
      childTaxCredit -
      additionalChildTaxCredit +
      elderlyCreditOf(law.federal, home, agi, Infinity) -
      elderlyCredit;
    const { total = 0, repayment = 0 } = premiumTaxCredit ?? {};
    return covering(most, Math.min(most, asDollars(total + repayment + unused)))(input);
  };

/**
 * The ends of what a Form 1095-A can say. With the same income, the balance rises with the premiums and with the silver
 * plan, and falls with the advance payments, so nothing between these cases is lower or higher. What is repaid can also
 * be covered by credits that nothing else uses. Then nothing is due, and a state's credit that is a share of those rises:
 * so having no insurance can be the lowest case, and using up the credits the highest.
 */
export function casesOfCoverage(most: number, { state }: EstimateInput, law: TaxLaw): Case[] {
  const sharesCredit = stateLaw(state, law).sharesChildTaxCredit ?? false;
  return [
    covering(0, 0),
    covering(most, 0),
    covering(most, leastAdvance),
    covering(most, most),
    ...(sharesCredit ? [repayingUnusedCredits(most, law)] : []),
  ].map((apply) => ({ apply, most: [], paid: 0 }));
}

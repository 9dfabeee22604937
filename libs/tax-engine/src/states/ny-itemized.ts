import { dollarsByStatus, forStatus, type ByStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { FilingStatus } from '../input';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { remainingShare } from '../phase-out';

/** The overall limitation of IRC 68 as in effect before 2018, kept by Tax Law 615; IT-196, line 40 worksheet. */
const limitationRate = 0.03;
const limitationCap = 0.8;

/** Tax Law 615(f)(1): a quarter phases out over 50,000 of AGI, starting here; IT-196 line 46, worksheet 1. */
const firstReductionStart = dollarsByStatus({ single: 100_000, joint: 200_000, head: 150_000 });
/** Tax Law 615(f)(2): another quarter; IT-196 line 46, worksheet 2. */
const secondReductionStart = dollars(475_000);
const reductionWidth = dollars(50_000);
const reductionShare = 0.25;

/**
 * Tax Law 615(g): above these amounts of AGI only this share of the gifts is deductible; IT-196 line 46, worksheets 3
 * and 4.
 */
const giftsOnlyStart = dollars(1_000_000);
const giftsOnlyShare = 0.5;
const quarterOfGiftsStart = dollars(10_000_000);
const quarterOfGiftsShare = 0.25;

/** Form IT-196: medical, interest and gifts; state income tax is removed again (Tax Law 615(c)(1)). */
export function itemizedDeductionsOf(
  limitationStart: ByStatus<Cents>,
  status: FilingStatus,
  federal: FederalFacts,
  agi: Cents,
): Cents {
  const { medicalDeduction, mortgageDeduction, charityDeduction } = federal;
  if (agi > quarterOfGiftsStart) return share(charityDeduction, quarterOfGiftsShare);
  if (agi > giftsOnlyStart) return share(charityDeduction, giftsOnlyShare);
  const limited = mortgageDeduction + charityDeduction;
  const limitation = smaller(
    share(limited, limitationCap),
    share(atLeastZero(agi - forStatus(limitationStart, status)), limitationRate),
  );
  const allowed = medicalDeduction + limited - limitation;
  const reductions =
    2 -
    remainingShare(agi, forStatus(firstReductionStart, status), reductionWidth) -
    remainingShare(agi, secondReductionStart, reductionWidth);
  return allowed - share(allowed, reductionShare * reductions);
}

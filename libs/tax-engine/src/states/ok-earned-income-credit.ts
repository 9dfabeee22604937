import { mayHaveCredit } from '../federal/earned-income-credit';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents, type Rate } from '../money';

interface CreditColumn {
  readonly phaseIn: Rate;
  readonly max: Cents;
  readonly phaseOut: Rate;
  readonly phaseOutStart: Cents;
}

const column = (phaseIn: Rate, max: number, phaseOut: Rate, phaseOutStart: number): CreditColumn => ({
  phaseIn,
  max: dollars(max),
  phaseOut,
  phaseOutStart: dollars(phaseOutStart),
});

/** The federal credit as in effect for 2020, to which 68 O.S. 2357.43 is tied: Rev. Proc. 2019-44 s. 3.06. By 0, 1, 2 and 3 or more children. */
const columns = [
  column(0.0765, 538, 0.0765, 8_790),
  column(0.34, 3_584, 0.1598, 19_330),
  column(0.4, 5_920, 0.2106, 19_330),
  column(0.45, 6_660, 0.2106, 19_330),
] as const;
const mostChildren = 3;

/** Rev. Proc. 2019-44 s. 3.06: how much higher the phase-out starts on a joint return. */
const jointBonus = dollars(5_890);

/** Form 511-EIC, by the formula; a separate return has none (IRC 32(d)). */
export function creditUnderRulesOf2020(home: Household, federal: FederalFacts): Cents {
  const terms = columns[smaller(home.childrenUnder19, mostChildren)];
  if (!terms || !mayHaveCredit(home) || home.status === 'married_filing_separately' || federal.earnedIncome <= 0)
    return 0;
  const start = terms.phaseOutStart + (home.joint ? jointBonus : 0);
  const reduction = share(atLeastZero(larger(federal.earnedIncome, federal.agi) - start), terms.phaseOut);
  return smaller(share(federal.earnedIncome, terms.phaseIn), atLeastZero(terms.max - reduction));
}

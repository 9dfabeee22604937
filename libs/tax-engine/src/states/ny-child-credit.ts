import { dollarsByStatus, forStatus } from '../by-status';
import type { FederalFacts } from '../federal/federal-facts';
import type { Household } from '../household';
import { atLeastZero, dollars, larger, share, smaller, type Cents } from '../money';
import { stepsOver } from '../phase-out';

/** The 2017 federal credit, to which Tax Law 606(c-1) is tied: IRC 24(a) before the Tax Cuts and Jobs Act. */
const federalPerChild = dollars(1_000);
/** IRC 24(b)(2) as of 2017; Form IT-213 instructions. */
const phaseOutStart = dollarsByStatus({ single: 75_000, joint: 110_000, separate: 55_000, widow: 75_000 });
/** IRC 24(b)(1): 50 per 1,000 or part of it. */
const phaseOutStep = dollars(1_000);
const phaseOutPerStep = dollars(50);
/** IRC 24(d)(1)(B)(i) as of 2017. */
const earningsFloor = dollars(3_000);
const earningsRate = 0.15;

/**
 * Tax Law 606(c-1)(1): a third of the federal credit or this much per child, the latter only below the phase-out; Form
 * IT-213 instructions.
 */
const match = 0.33;
const minimumPerChild = dollars(100);

/** Empire State child credit, Form IT-213. */
export function empireStateChildCredit(home: Household, federal: FederalFacts): Cents {
  const { childrenUnder17: children, status } = home;
  if (children === 0) return 0;
  const start = forStatus(phaseOutStart, status);
  const reduction = stepsOver(federal.agi, start, phaseOutStep) * phaseOutPerStep;
  const credit = atLeastZero(children * federalPerChild - reduction);
  const againstTax = smaller(credit, federal.incomeTax);
  const refundable = smaller(
    credit - againstTax,
    share(atLeastZero(federal.earnedIncome - earningsFloor), earningsRate),
  );
  const matched = share(againstTax + refundable, match);
  return federal.agi < start ? larger(matched, children * minimumPerChild) : matched;
}

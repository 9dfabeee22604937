import { dollarsByStatus, forStatus } from '../by-status';
import type { Household } from '../household';
import { atLeastZero, share, smaller, type Cents } from '../money';

/** Schedule A line 3: 7.5% of AGI, IRC 213(a). */
const medicalFloor = 0.075;
/** Schedule A line 5e, IRC 164(b)(6). */
const saltCap = dollarsByStatus({ single: 10_000, joint: 10_000, separate: 5_000 });
/** Cash gifts to public charities: 60% of AGI, IRC 170(b)(1)(G). */
const charityLimit = 0.6;

export interface ItemizedDeductions {
  /** Line 4. */
  readonly medical: Cents;
  /** Line 5e. */
  readonly salt: Cents;
  /** Line 10, as given; assumes that the debt is under the cap. */
  readonly mortgage: Cents;
  /** Line 14. */
  readonly charity: Cents;
  /** Line 17. */
  readonly total: Cents;
}

/** Computes Schedule A. */
export function itemizedDeductionsOf(home: Household, agi: Cents): ItemizedDeductions {
  const limitingAgi = atLeastZero(agi);
  const medical = atLeastZero(home.medical - share(limitingAgi, medicalFloor));
  const salt = smaller(home.stateLocalTax, forStatus(saltCap, home.status));
  const mortgage = home.mortgageInterest;
  const charity = smaller(home.charity, share(limitingAgi, charityLimit));
  return { medical, salt, mortgage, charity, total: medical + salt + mortgage + charity };
}

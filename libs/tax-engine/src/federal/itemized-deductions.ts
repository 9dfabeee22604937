import { forStatus } from '../by-status';
import type { Household } from '../household';
import type { FederalLaw } from '../law/federal-law';
import { atLeastZero, share, smaller, type Cents } from '../money';
import { giftsOverFloor } from '../law/rules/charity';
import { phasedDownSaltCap } from '../law/rules/salt-phase-down';

export interface ItemizedDeductions {
  /** Line 4. */
  readonly medical: Cents;
  /** Line 5e. */
  readonly salt: Cents;
  /** Line 10, as given; assumes that the debt is under the cap. */
  readonly mortgage: Cents;
  /** Line 14. */
  readonly charity: Cents;
  /** Line 17, before the limit on itemized deductions. */
  readonly total: Cents;
}

/** Computes Schedule A. */
export function itemizedDeductionsOf(law: FederalLaw, home: Household, agi: Cents): ItemizedDeductions {
  const limitingAgi = atLeastZero(agi);
  const medical = atLeastZero(home.medical - share(limitingAgi, law.medicalFloor));
  const cap = phasedDownSaltCap(law.saltPhaseDown, home.status, agi, forStatus(law.saltCap, home.status));
  const salt = smaller(home.stateLocalTax, cap);
  const mortgage = home.mortgageInterest;
  const gifts = smaller(home.charity, share(limitingAgi, law.charityLimit));
  const charity = giftsOverFloor(law.giftFloor, gifts, limitingAgi);
  return { medical, salt, mortgage, charity, total: medical + salt + mortgage + charity };
}

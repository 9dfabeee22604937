import { turnsBy } from '../ages';
import { forStatus, jointOr } from '../by-status';
import { olderBorn, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';

/** The part of the law that applies; the screen provides the wording. */
export type RetirementRule =
  'none' | 'before_1946' | 'standard_1946_1952' | 'standard_1953_1957' | 'phase_in_1946_1962';

export interface RetirementSubtraction {
  readonly rule: RetirementRule;
  readonly amount: Cents;
}

/** Per person of any age, filer, spouse and dependents: MCL 206.30(2); MI-1040 2024 line 9a. */
const exemption = dollars(5_600);
export const exemptionsOf = (home: Household): Cents => home.people * exemption;

/**
 * Maximum subtraction of a private pension for recipients born before 1946: MCL 206.30(1)(f)(iv) as indexed for 2024;
 * Form 4884 section A.
 */
const pensionMost = jointOr(dollars(128_080), dollars(64_040));
/** Those born from 1946 to 1962 get half of it in 2024: MCL 206.30(10)(b) (2023 PA 4); Form 4884 section D. */
const phaseInShare = 0.5;
/**
 * Deduction against all income for those born from 1946 to 1952 and, from age 67, to January 1, 1958 less the
 * exemptions: MCL 206.30(9)(b) to (e).
 */
const standardDeduction = jointOr(dollars(40_000), dollars(20_000));

const [before1946, before1953, before1963] = [1946_01_01, 1953_01_01, 1963_01_01];
const bornBy67 = turnsBy(67);

const none: RetirementSubtraction = { rule: 'none', amount: 0 };

/** Returns the larger of the deduction against all income and the pension phase-in. */
const better = (standard: RetirementSubtraction, phaseIn: RetirementSubtraction): RetirementSubtraction =>
  standard.amount >= phaseIn.amount && standard.amount > 0 ? standard : phaseIn;

/**
 * 2024 retirement and pension subtraction, by the birth date of the older spouse; only one option applies, the best.
 * A surviving spouse and a head of household have the single amounts.
 */
export function retirementSubtraction(home: Household, income: Cents): RetirementSubtraction {
  const born = olderBorn(home);
  const most = forStatus(pensionMost, home.status);
  if (born >= before1963) return none;
  if (born < before1946) return { rule: 'before_1946', amount: smaller(home.retirement, most) };
  const phaseIn: RetirementSubtraction = {
    rule: 'phase_in_1946_1962',
    amount: smaller(home.retirement, share(most, phaseInShare)),
  };
  if (born > home.yearStart + bornBy67) return phaseIn;
  const full = forStatus(standardDeduction, home.status);
  const standard: RetirementSubtraction =
    born < before1953
      ? { rule: 'standard_1946_1952', amount: smaller(full, atLeastZero(income)) }
      : { rule: 'standard_1953_1957', amount: smaller(atLeastZero(full - exemptionsOf(home)), atLeastZero(income)) };
  return better(standard, phaseIn);
}

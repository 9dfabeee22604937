import { turnsBy, yearStartOf } from '../ages';
import { forStatus } from '../by-status';
import { olderBorn, type Household } from '../household';
import { amountOf, amountsOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { atLeastZero, share, smaller, type Cents } from '../money';

/** The part of the law that applies; the screen provides the wording. */
export type RetirementRule =
  'none' | 'before_1946' | 'standard_1946_1952' | 'standard_1953_1957' | 'phase_in_1946_1962';

export interface RetirementSubtraction {
  readonly rule: RetirementRule;
  readonly amount: Cents;
}

const [before1946, before1953] = [1946_01_01, 1953_01_01];
const bornBy67 = turnsBy(67);

const none: RetirementSubtraction = { rule: 'none', amount: 0 };

/** Returns the larger of the deduction against all income and the pension phase-in. */
const better = (standard: RetirementSubtraction, phaseIn: RetirementSubtraction): RetirementSubtraction =>
  standard.amount >= phaseIn.amount && standard.amount > 0 ? standard : phaseIn;

/** Compiles the exemptions and the retirement and pension subtraction of a year. */
export function michiganSubtractions(law: Figures<'MI'>) {
  const exemption = amountOf(law.exemption);
  const specialExemption = amountOf(law.specialExemption);
  const claimableExemption = amountOf(law.claimableExemption);
  const pensionMost = amountsOf(law.pensionMost);
  const phaseInShare = law.phaseInShare.value;
  const afterPhaseIn = yearStartOf(law.phaseInLastYear.value + 1);
  const standardDeduction = amountsOf(law.standardDeduction);

  /** A filer whom someone else can claim has a smaller exemption; each blind filer has a special one besides. */
  const exemptionsOf = ({ people, claimable, blind }: Household): Cents =>
    (people - claimable) * exemption + claimable * claimableExemption + blind * specialExemption;

  /**
   * Returns the subtraction by the birth date of the older spouse; only one option applies, the best. A surviving
   * spouse and a head of household have the single amounts.
   */
  function subtractionOf(home: Household, income: Cents): RetirementSubtraction {
    const born = olderBorn(home);
    const most = forStatus(pensionMost, home.status);
    if (born >= afterPhaseIn) return none;
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

  return { exemptionsOf, subtractionOf };
}

import { turnsBy } from '../ages';
import { byStatus, dollarsByStatus, forStatus } from '../by-status';
import { isFilerBornBy, type Household } from '../household';
import { atLeastZero, dollars, share, smaller, type Cents } from '../money';
import { stepTable, valueUpTo } from '../phase-out';

/** Filers from age 62: N.J.S.A. 54A:6-10; NJ-1040 2024 line 28a. */
const bornBy62 = turnsBy(62);
const most = dollarsByStatus({ single: 75_000, joint: 100_000, separate: 50_000, widow: 75_000 });
/** Share of it by total income ("up to"). */
const shares = byStatus({
  single: stepTable([
    [100_000, 1],
    [125_000, 0.375],
    [150_000, 0.1875],
  ]),
  joint: stepTable([
    [100_000, 1],
    [125_000, 0.5],
    [150_000, 0.25],
  ]),
  separate: stepTable([
    [100_000, 1],
    [125_000, 0.25],
    [150_000, 0.125],
  ]),
  widow: stepTable([
    [100_000, 1],
    [125_000, 0.375],
    [150_000, 0.1875],
  ]),
});
/**
 * With earnings of at most this, the unused part of the exclusion covers other income: N.J.S.A. 54A:6-15; line 28b,
 * worksheet D.
 */
const earningsLimit = dollars(3_000);

/** Computes lines 28a and 28b; all income is the filer's. */
export function retirementExclusions(home: Household, income: Cents): { pension: Cents; other: Cents } {
  const allowed = isFilerBornBy(home, bornBy62) ? valueUpTo(forStatus(shares, home.status), income) : 0;
  if (allowed === 0) return nothing;
  const limit = forStatus(most, home.status);
  const pension = smaller(share(home.retirement, allowed), limit);
  const earnings = home.wages + atLeastZero(home.selfEmployment);
  const other = earnings <= earningsLimit ? atLeastZero(smaller(share(income, allowed), limit) - pension) : 0;
  return { pension, other };
}

const nothing = { pension: 0, other: 0 };

import { dollarsByStatus, forStatus, type ByStatus, type StatusColumns } from '../../by-status';
import type { FilingStatus } from '../../input';
import type { Rule } from './rule';
import { atLeastZero, share, smaller, type Cents, type Rate } from '../../money';

/** Cash gifts deducted beside the standard deduction: IRC 170(p), P.L. 119-21 s. 70424. */
export const giftsWithoutItemizing: Rule<StatusColumns<number>, ByStatus<Cents>> = {
  begins: 2026,
  compile: dollarsByStatus,
};

export const giftsBesideStandardDeduction = (
  most: ByStatus<Cents> | null,
  status: FilingStatus,
  charity: Cents,
): Cents => (most ? smaller(charity, forStatus(most, status)) : 0);

/** The share of AGI under which itemized gifts are not deductible: IRC 170(b)(1)(I), P.L. 119-21 s. 70425. */
export const giftFloor: Rule<Rate, Rate> = { begins: 2026, compile: (rate) => rate };

export const giftsOverFloor = (floor: Rate | null, gifts: Cents, agi: Cents): Cents =>
  floor === null ? gifts : atLeastZero(gifts - share(agi, floor));

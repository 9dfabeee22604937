import { dollarsByStatus, forStatus, type ByStatus, type StatusColumns } from '../../by-status';
import type { FilingStatus } from '../../input';
import type { Rule } from './rule';
import { atLeastZero, larger, share, type Cents, type Rate } from '../../money';

export interface SaltFigures {
  readonly threshold: StatusColumns<number>;
  readonly rate: Rate;
  readonly floor: StatusColumns<number>;
}

export interface SaltPhaseDown {
  readonly threshold: ByStatus<Cents>;
  readonly rate: Rate;
  readonly floor: ByStatus<Cents>;
}

/** IRC 164(b)(7)(B), P.L. 119-21 s. 70120. */
export const saltPhaseDown: Rule<SaltFigures, SaltPhaseDown> = {
  begins: 2025,
  ends: 2029,
  compile: ({ threshold, rate, floor }) => ({
    threshold: dollarsByStatus(threshold),
    rate,
    floor: dollarsByStatus(floor),
  }),
};

/** Lowers the cap by a share of AGI over the threshold, down to the floor. */
export function phasedDownSaltCap(law: SaltPhaseDown | null, status: FilingStatus, agi: Cents, cap: Cents): Cents {
  if (!law) return cap;
  const lowered = cap - share(atLeastZero(agi - forStatus(law.threshold, status)), law.rate);
  return larger(lowered, forStatus(law.floor, status));
}

import { atLeastZero, smaller, type Cents, type Rate } from '../money';
import type { Step } from './return-line';
import type { StateCredit, StateOutcome } from './state-law';

/**
 * A state return before its credits are applied to the tax. Every state gives all fields in the order of the form, for
 * `settle` is several times as fast if it meets one object shape only.
 */
export interface Assessment {
  /** 0 if `toAgi` adds up to AGI by itself. */
  readonly from: Cents;
  readonly toAgi: readonly Step[];
  readonly agi: Cents;
  readonly toTaxable: readonly Step[];
  readonly taxableIncome: Cents;
  readonly toTax: readonly Step[];
  readonly tax: Cents;
  readonly rate: Rate;
  /** In the order of the form. */
  readonly credits: readonly StateCredit[];
  readonly otherTaxes: Cents;
}

/** A return without such steps or credits. */
export const none: readonly never[] = [];

/** Applies the credits to the tax: nonrefundable ones in order while tax is left, refundable ones in full. */
export function settle({
  from,
  toAgi,
  toTaxable,
  toTax,
  agi,
  taxableIncome,
  tax,
  rate,
  credits,
  otherTaxes,
}: Assessment): StateOutcome {
  let left = tax;
  let exemptions = 0;
  let refundable = 0;
  let earnedIncomeCredit = 0;
  // Most returns use no credit or one: the list is created with its first credit, which needs no spare room.
  let used: StateCredit[] | undefined;
  for (const credit of credits) {
    const at = credit[0];
    const full = credit[1];
    if (full <= 0) continue;
    const isRefundable = at.kind === 'refundable';
    const amount = isRefundable ? full : smaller(full, left);
    if (amount <= 0) continue;
    if (isRefundable) refundable += amount;
    else left -= amount;
    if (at.kind === 'exemption') exemptions += amount;
    if (at.earnedIncome) earnedIncomeCredit += amount;
    const applied: StateCredit = amount === full ? credit : [at, amount];
    if (used) used.push(applied);
    else used = [applied];
  }
  return {
    from,
    toAgi,
    toTaxable,
    toTax,
    agi,
    taxableIncome,
    taxBeforeCredits: tax,
    credits: used ?? none,
    earnedIncomeCredit,
    otherTaxes,
    netTax: left + otherTaxes - refundable,
    rate,
    withholdingBasis: atLeastZero(tax - exemptions),
  };
}

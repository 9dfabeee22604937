import { atLeastZero, smaller, type Cents, type Rate } from '../money';
import type { Step } from './return-line';
import type { StateCredit, StateOutcome } from './state-law';

/** A state return before its credits are applied to the tax. */
export interface Assessment {
  readonly from?: Cents;
  readonly toAgi?: readonly Step[];
  readonly toTaxable?: readonly Step[];
  readonly toTax?: readonly Step[];
  readonly agi: Cents;
  readonly taxableIncome: Cents;
  readonly tax: Cents;
  readonly rate: Rate;
  /** In the order of the form. */
  readonly credits?: readonly StateCredit[];
  readonly otherTaxes?: Cents;
}

const noCredits: readonly StateCredit[] = [];
const noSteps: readonly Step[] = [];

/** Returns the credit with the amount used. Copies field by field, because spreading objects of many shapes is slow. */
const withAmount = ({ name, label, line, form, kind, earnedIncome }: StateCredit, amount: Cents): StateCredit => ({
  name,
  label,
  line,
  form,
  amount,
  kind,
  earnedIncome,
});

/** Applies the credits to the tax: nonrefundable ones in order while tax is left, refundable ones in full. */
export function settle({
  from = 0,
  toAgi = noSteps,
  toTaxable = noSteps,
  toTax = noSteps,
  agi,
  taxableIncome,
  tax,
  rate,
  credits = noCredits,
  otherTaxes = 0,
}: Assessment): StateOutcome {
  let left = tax;
  let exemptions = 0;
  let refundable = 0;
  let earnedIncomeCredit = 0;
  let used = noCredits;
  if (credits.length > 0) {
    const applied: StateCredit[] = [];
    for (const credit of credits) {
      if (credit.amount <= 0) continue;
      const isRefundable = credit.kind === 'refundable';
      const amount = isRefundable ? credit.amount : smaller(credit.amount, left);
      if (amount <= 0) continue;
      if (isRefundable) refundable += amount;
      else left -= amount;
      if (credit.kind === 'exemption') exemptions += amount;
      if (credit.earnedIncome) earnedIncomeCredit += amount;
      applied.push(amount === credit.amount ? credit : withAmount(credit, amount));
    }
    used = applied;
  }
  return {
    from,
    toAgi,
    toTaxable,
    toTax,
    agi,
    taxableIncome,
    taxBeforeCredits: tax,
    credits: used,
    earnedIncomeCredit,
    otherTaxes,
    netTax: left + otherTaxes - refundable,
    rate,
    withholdingBasis: atLeastZero(tax - exemptions),
  };
}

import { message, type Message } from '@portal/domain/i18n/message';
import type { EstimateResult, Note } from '@portal/tax-engine/result';

/** Estimate as one sum, in dollars: federalTax + stateTax - credits - paid is the amount owed; negative is a refund. */
export interface EstimateSum {
  income: number;
  /** Total deducted from the income before the federal tax. */
  deductions: number;
  taxableIncome: number;
  /** Form 1040 lines 16, 17 and 23, before credits. */
  federalTax: number;
  /** State tax before credits. */
  stateTax: number;
  /** Federal and state credits, refundable or not. */
  credits: number;
  /** Amounts withheld or paid during the year. */
  paid: number;
  /** A positive amount is a refund; a negative amount is owed. */
  balance: number;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

const federalTax = ['1040.16', '1040.17', '1040.23'];
const stateTax = ['state.tax_before_credits', 'state.other_taxes'];
const credits = ['1040.19', '1040.20', '1040.27', '1040.28', '1040.31'];
const paid = ['1040.25d', '1040.26', 'state.withheld'];

export function sumOf({ lines, ...result }: EstimateResult): EstimateSum {
  const of = (matches: (id: string) => boolean): number =>
    lines.reduce((sum, { id, amount }) => (matches(id) ? sum + cents(amount) : sum), 0) / 100;
  return {
    income: result.total_income,
    deductions: Math.max(0, cents(result.total_income) - cents(result.taxable_income)) / 100,
    taxableIncome: result.taxable_income,
    federalTax: of((id) => federalTax.includes(id)),
    stateTax: of((id) => stateTax.includes(id)),
    credits: of((id) => credits.includes(id) || id.startsWith('state.credit.')),
    paid: of((id) => paid.includes(id)),
    balance: balanceOf(result),
  };
}

export type CreditKind = 'child' | 'earned' | 'elderly' | 'premium' | 'state';

/** Returns the nonzero credits by kind, in dollars. They add up to the sum's credits. */
export function creditsOf(result: EstimateResult): (readonly [CreditKind, number])[] {
  const of = (start: string): number =>
    result.lines.reduce((sum, { id, amount }) => (id.startsWith(start) ? sum + cents(amount) : sum), 0) / 100;
  const all = [
    ['child', result.child_tax_credit],
    ['earned', result.earned_income_credit],
    ['elderly', of('1040.20')],
    ['premium', of('1040.31')],
    ['state', of('state.credit.')],
  ] as const;
  return all.filter(([, amount]) => amount > 0);
}

/** Returns the refund in dollars, or the amount owed as a negative number. */
export const balanceOf = ({
  estimated_refund,
  estimated_owe,
}: Pick<EstimateResult, 'estimated_refund' | 'estimated_owe'>): number => estimated_refund - estimated_owe;

/**
 * Returns whether a payment is estimated from the wages. Without wages, nothing is estimated, and only entered amounts
 * are used.
 */
export const isPaidEstimated = ({ notes = [] }: EstimateResult): boolean =>
  notes.some(({ id }) => id === 'federal_withholding_estimated' || id === 'state_withholding_estimated');

/** Returns the assumption about payments that were not entered; null if all were entered. `name`: name of the state. */
export function assumedPayments(result: EstimateResult, name: string): Message | null {
  const { notes = [] } = result;
  const isAssumed = (...ids: Note['id'][]): boolean => notes.some(({ id }) => ids.includes(id));
  const federal = isAssumed('federal_withholding_estimated', 'federal_withholding_no_wages');
  const state = isAssumed('state_withholding_estimated', 'state_withholding_no_wages');
  const estimated = isPaidEstimated(result);
  if (federal && state) return message(estimated ? 'tax.paidIsEstimated' : 'tax.paidIsNothing');
  if (federal) return message(estimated ? 'tax.federalPaidIsEstimated' : 'tax.federalPaidIsNothing');
  if (!state) return null;
  return message(estimated ? 'tax.statePaidIsEstimated' : 'tax.statePaidIsNothing', { name });
}

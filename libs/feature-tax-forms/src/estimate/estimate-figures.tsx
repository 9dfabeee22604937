import { stateNames } from '@portal/domain/tax/states.words';
import { taxWords as words } from '@portal/domain/tax/tax.words';
import type { EstimateResult } from '@portal/tax-engine/result';
import { Money, formatRate } from '@portal/ui-kit/core';
import { Bars, type BarRow } from '@portal/ui-kit/data';

const nameOf = (state: string): string => (stateNames as Readonly<Record<string, string>>)[state] ?? state;

const amountOf = ({ lines }: EstimateResult, id: string): number => lines.find((line) => line.id === id)?.amount ?? 0;

/** Refund or owed, in a word and a number; owed also with a minus. */
export function verdictOf({ estimated_owe: owe, estimated_refund: refund }: EstimateResult) {
  if (owe > 0) return { tone: 'wrong', word: words.oweWord, amount: -owe };
  if (refund > 0) return { tone: 'done', word: words.refundWord, amount: refund };
  return { tone: 'plain', word: words.evenWord, amount: 0 };
}

export function Verdict({ result }: { result: EstimateResult }) {
  const { tone, word, amount } = verdictOf(result);
  return (
    <p className={`tax-verdict tax-verdict--${tone}`}>
      <span>{word}</span> <Money amount={amount} />
    </p>
  );
}

/** Bars from income to tax to what was paid to what is left. */
export function EstimateBars({ result }: { result: EstimateResult }) {
  // A state may pay out more in credits than it takes: that is a payment to the filer, not a negative tax.
  const tax = result.federal_tax_after_credits + Math.max(0, amountOf(result, 'state.net_tax'));
  const balance = result.estimated_refund - result.estimated_owe;
  const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
  const last: BarRow =
    balance < 0
      ? { key: 'owe', label: words.oweWord, amount: balance, tone: 'wrong' }
      : { key: 'refund', label: words.refundWord, amount: balance, tone: 'done' };
  return (
    <Bars
      caption={words.barCaption}
      rows={[
        { key: 'income', label: words.barIncome, amount: result.total_income },
        { key: 'tax', label: words.barTax, amount: cents(tax) },
        { key: 'paid', label: words.barPaid, amount: cents(tax + balance) },
        last,
      ]}
    />
  );
}

/** The parts, and the credits where there are any. */
export function EstimateParts({ result }: { result: EstimateResult }) {
  const state = nameOf(result.state);
  const credits = [
    { label: words.childTaxCredit, amount: result.child_tax_credit },
    { label: words.earnedIncomeCredit, amount: result.earned_income_credit },
  ].filter(({ amount }) => amount > 0);
  return (
    <dl className="tax-parts">
      <Part label={words.federal} amount={result.federal_refund_portion} />
      <Part label={words.state(state)} amount={result.state_refund_portion} />
      {credits.map((credit) => (
        <Part key={credit.label} {...credit} />
      ))}
      <Part label={words.taxableIncome} amount={result.taxable_income} />
      <div>
        <dt>{words.effectiveRate}</dt>
        <dd>{formatRate(result.federal_effective_rate)}</dd>
      </div>
      <div>
        <dt>{words.stateRate(state)}</dt>
        <dd>{formatRate(result.state_rate)}</dd>
      </div>
    </dl>
  );
}

const Part = ({ label, amount }: { label: string; amount: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
);

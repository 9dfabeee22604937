import type { EstimateResult } from '@portal/tax-engine/result';
import { stateCodes } from '@portal/tax-engine/input';
import { formatRate } from '@portal/domain/i18n/format';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { BarChart, Descriptions, type BarRow } from '@portal/ui-kit/data';

const amountOf = ({ lines }: EstimateResult, id: string): number => lines.find((line) => line.id === id)?.amount ?? 0;

/** Refund or owed, in a word and a number; owed also with a minus. */
export function verdictOf({ estimated_owe: owe, estimated_refund: refund }: EstimateResult): {
  tone: 'error' | 'success' | 'plain';
  word: PlainMessageId;
  amount: number;
} {
  if (owe > 0) return { tone: 'error', word: 'tax.oweWord', amount: -owe };
  if (refund > 0) return { tone: 'success', word: 'tax.refundWord', amount: refund };
  return { tone: 'plain', word: 'tax.evenWord', amount: 0 };
}

export function Verdict({ result }: { result: EstimateResult }) {
  const t = useTranslate();
  const { tone, word, amount } = verdictOf(result);
  return (
    <p className={`tax-verdict tax-verdict--${tone}`}>
      <span>{t(word)}</span> <Money amount={amount} />
    </p>
  );
}

/** Bars from income to tax to what was paid to what is left. */
export function EstimateBars({ result }: { result: EstimateResult }) {
  const t = useTranslate();
  // A state may pay out more in credits than it takes: that is a payment to the filer, not a negative tax.
  const tax = result.federal_tax_after_credits + Math.max(0, amountOf(result, 'state.net_tax'));
  const balance = result.estimated_refund - result.estimated_owe;
  const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
  const last: BarRow =
    balance < 0
      ? { key: 'owe', label: t('tax.oweWord'), amount: balance, tone: 'error' }
      : { key: 'refund', label: t('tax.refundWord'), amount: balance, tone: 'success' };
  return (
    <BarChart
      caption={t('tax.barCaption')}
      rows={[
        { key: 'income', label: t('tax.barIncome'), amount: result.total_income },
        { key: 'tax', label: t('tax.barTax'), amount: cents(tax) },
        { key: 'paid', label: t('tax.barPaid'), amount: cents(tax + balance) },
        last,
      ]}
    />
  );
}

/** The parts, and the credits where there are any. */
export function EstimateParts({ result }: { result: EstimateResult }) {
  const t = useTranslate();
  const locale = useLocale();
  const code = stateCodes.find((one) => one === result.state);
  const state = code ? t(`states.${code}`) : result.state;
  const credits = [
    { label: t('tax.childTaxCredit'), amount: result.child_tax_credit },
    { label: t('tax.earnedIncomeCredit'), amount: result.earned_income_credit },
  ].filter(({ amount }) => amount > 0);
  const amounts = [
    { label: t('tax.federal'), amount: result.federal_refund_portion },
    { label: t('tax.state', { name: state }), amount: result.state_refund_portion },
    ...credits,
    { label: t('tax.taxableIncome'), amount: result.taxable_income },
  ];
  return (
    <Descriptions
      amounts
      items={[
        ...amounts.map(({ label, amount }) => ({ key: label, label, value: <Money amount={amount} /> })),
        { key: 'federal', label: t('tax.effectiveRate'), value: formatRate(result.federal_effective_rate, locale) },
        { key: 'state', label: t('tax.stateRate', { name: state }), value: formatRate(result.state_rate, locale) },
      ]}
    />
  );
}

import type { EstimateResult } from '@portal/tax-engine/result';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';

/** Refund or owed, in a word and a number: the word says which, so the number needs no sign. */
export function refundOrOwed({ estimated_owe: owe, estimated_refund: refund }: EstimateResult): {
  tone: 'error' | 'success' | 'plain';
  word: PlainMessageId;
  amount: number;
} {
  if (owe > 0) return { tone: 'error', word: 'tax.oweWord', amount: owe };
  if (refund > 0) return { tone: 'success', word: 'tax.refundWord', amount: refund };
  return { tone: 'plain', word: 'tax.evenWord', amount: 0 };
}

export function RefundOrOwed({ result }: { result: EstimateResult }) {
  const t = useTranslate();
  const { tone, word, amount } = refundOrOwed(result);
  return (
    <p className={`tax-outcome tax-outcome--${tone}`}>
      <span>{t(word)}</span> <Money amount={amount} />
    </p>
  );
}

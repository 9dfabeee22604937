import { useContext } from 'react';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import type { EstimateAmounts } from '@portal/domain/tax/saved-estimate.dto';
import { Money } from '@portal/ui-kit/core';
import { useEstimateTranslate } from './estimate-wording';
import { TaxOnly } from './tax-only';

interface Outcome {
  tone: 'error' | 'success' | 'plain';
  word: PlainMessageId;
  amount: number;
}

/** Returns refund or owed as a word and an amount; the word replaces the sign. */
export function refundOrOwed(
  { estimated_owe: owe, estimated_refund: refund }: Pick<EstimateAmounts, 'estimated_owe' | 'estimated_refund'>,
  taxOnly: boolean,
): Outcome {
  if (taxOnly && refund > 0) return { tone: 'success', word: 'tax.refundAtLeast', amount: refund };
  if (taxOnly) return { tone: 'plain', word: 'tax.taxWord', amount: owe };
  if (owe > 0) return { tone: 'error', word: 'tax.oweWord', amount: owe };
  if (refund > 0) return { tone: 'success', word: 'tax.refundWord', amount: refund };
  return { tone: 'plain', word: 'tax.evenWord', amount: 0 };
}

export function RefundOrOwed({ result }: { result: EstimateAmounts }) {
  const t = useEstimateTranslate();
  const taxOnly = useContext(TaxOnly);
  const { tone, word, amount } = refundOrOwed(result, taxOnly);
  return (
    <>
      <p className={`tax-outcome tax-outcome--${tone}`}>
        <span>{t(word)}</span> <Money amount={amount} />
      </p>
      {taxOnly ? <p className="tax-needs">{t('tax.needsWithheld')}</p> : null}
    </>
  );
}

import type { Translate } from '@portal/domain/i18n/message';
import type { ReturnReason } from '@portal/domain/returns/return-words';

/** Returns reasons to choose from. Their texts end a sentence that the client reads, so each gets a capital letter here. */
export const reasonChoices = (t: Translate, reasons: readonly ReturnReason[]) =>
  reasons.map((value) => ({ value, label: reasonLabel(t, value) }));

export function reasonLabel(t: Translate, reason: ReturnReason): string {
  if (reason === 'other') return t('staffReturns.otherReason');
  const text = t(`returns.reasons.${reason}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

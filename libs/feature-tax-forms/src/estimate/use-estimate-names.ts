import { useContext } from 'react';
import { formatMoney, formatSignedMoney } from '@portal/domain/i18n/format';
import type { Translate } from '@portal/domain/i18n/message';
import { stateCodes } from '@portal/tax-engine/input';
import { useLocale } from '@portal/i18n';
import { useEstimateTranslate } from './estimate-wording';
import { refundOrOwed } from './refund-or-owed';
import { TaxOnly } from './tax-only';

const stateName = (state: string, t: Translate): string => {
  const code = stateCodes.find((one) => one === state);
  return code ? t(`states.${code}`) : state;
};

/** Returns the names of states and amounts in the page's language. */
export function useEstimateNames() {
  const t = useEstimateTranslate();
  const locale = useLocale();
  const taxOnly = useContext(TaxOnly);
  const money = (amount: number): string => formatMoney(amount, locale);
  return {
    t,
    locale,
    money,
    /** Formats an amount with its sign: "+ $2,000.00". */
    signed: (amount: number): string => formatSignedMoney(amount, locale),
    stateName: (state: string): string => stateName(state, t),
    /** Formats "You owe $12.00", "Refund $3.00" or "No refund, nothing owed"; "Estimated tax $12.00" if no payments are known. */
    balance: (amount: number): string => {
      if (amount === 0 && !taxOnly) return t('tax.evenWord');
      const ways = { estimated_owe: Math.max(0, -amount), estimated_refund: Math.max(0, amount) };
      return `${t(refundOrOwed(ways, taxOnly).word)} ${money(Math.abs(amount))}`;
    },
  };
}

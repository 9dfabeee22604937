import { formatMoney } from '@portal/domain/i18n/format';
import type { Message, Translate } from '@portal/domain/i18n/message';
import type { Note } from '@portal/tax-engine/result';
import { stateCodes } from '@portal/tax-engine/input';
import { useLocale, useTranslate } from '@portal/i18n';

const stateName = (state: string, t: Translate): string => {
  const code = stateCodes.find((one) => one === state);
  return code ? t(`states.${code}`) : state;
};

/** How the states, amounts and notes of an estimate are called in the language of the page. */
export function useEstimateNames() {
  const t = useTranslate();
  const locale = useLocale();
  const money = (amount: number): string => formatMoney(amount, locale);
  return {
    t,
    locale,
    money,
    stateName: (state: string): string => stateName(state, t),
    /** "You owe $12.00", "Refund $3.00", "Nothing due". */
    balance: (amount: number): string => {
      if (amount === 0) return t('tax.evenWord');
      return `${t(amount < 0 ? 'tax.oweWord' : 'tax.refundWord')} ${money(Math.abs(amount))}`;
    },
    note: ({ id, params }: Note): string => {
      const values: Message['values'] = {
        ...params,
        ...(params.amount === undefined ? {} : { amount: money(params.amount) }),
        ...(params.state === undefined ? {} : { state: stateName(params.state, t) }),
      };
      return t({ id: `taxTrace.notes.${id}`, values });
    },
  };
}

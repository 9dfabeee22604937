import { formatMoney } from '@portal/domain/i18n/format';
import { useLocale } from '@portal/i18n';

/** Amount of money in tabular figures. */
export const Money = ({ amount }: { amount: number }) => (
  <span className="ui-money">{formatMoney(amount, useLocale())}</span>
);

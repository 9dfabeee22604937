import { formatCalendarDate } from '@portal/domain/i18n/format';
import { dueOnByLaw, dueOnOf, type Deadline } from '@portal/domain/returns/deadlines';
import { useLocale, useTranslate } from '@portal/i18n';

/** Returns a function that says when a return is due, and why. */
export function useDeadlineWords(taxYear: number) {
  const t = useTranslate();
  const locale = useLocale();
  const write = (date: string): string => formatCalendarDate(date, locale);
  return (deadline: Deadline): string[] => {
    const { extension_filed_on: filed } = deadline;
    const [law, due] = [dueOnByLaw(taxYear, deadline), dueOnOf(taxYear, deadline)];
    return [
      filed
        ? t('staffReturns.deadline.extended', { filed: write(filed), due: write(law) })
        : t('staffReturns.deadline.byLaw', { due: write(law) }),
      ...(due === law ? [] : [t('staffReturns.deadline.own', { due: write(due) })]),
    ];
  };
}

import { formatCalendarDate } from '@portal/domain/i18n/format';
import { dueOnOf, regularDueOn } from '@portal/domain/returns/deadlines';
import { turnOf } from '@portal/domain/returns/return-states';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { useLocale, useTranslate } from '@portal/i18n';

/** Says what an extension means: more time to file, not to pay. Hidden without one, and once the return has been sent. */
export function AboutExtension({ status }: { status: ReturnStatus }) {
  const t = useTranslate();
  const locale = useLocale();
  const { extension_filed_on: filed, tax_year: year, state } = status;
  if (!filed || turnOf(state) === 'authority' || turnOf(state) === 'nobody') return null;
  const write = (date: string): string => formatCalendarDate(date, locale);
  return (
    <>
      <p>{t('clientReturn.extension.filed', { filed: write(filed), due: write(dueOnOf(year, status)) })}</p>
      <p>{t('clientReturn.extension.payment', { regular: write(regularDueOn(year)) })}</p>
    </>
  );
}

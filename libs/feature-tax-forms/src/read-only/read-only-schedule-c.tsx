import { formatMoney } from '@portal/domain/i18n/format';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFieldNames, scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { useLocale, useTranslate } from '@portal/i18n';
import { Stack } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { fieldName, shownValue } from '../fields/schedule-c-text';

interface ScheduleCReadingProps {
  form: ScheduleCBody;
  /** Dollars; negative for a loss. */
  net: number;
  /** Uses one column, for display beside other content. */
  narrow?: boolean;
}

/** Shows a Schedule C read-only: the business, and every nonzero amount. */
export function ReadOnlyScheduleC({ form, net, narrow = false }: ScheduleCReadingProps) {
  const t = useTranslate();
  const locale = useLocale();
  const row = (name: string, value: unknown) => ({
    key: name,
    label: fieldName(name, t),
    value: shownValue(name, value, t, locale),
  });
  const amounts = scheduleCAmountNames.filter((name) => (form[name] ?? 0) !== 0).map((name) => row(name, form[name]));
  const word = net < 0 ? t('scheduleC.totals.loss') : t('scheduleC.totals.profit');
  const outcome = { key: 'net', label: word, value: formatMoney(Math.abs(net), locale) };
  return (
    <Stack>
      <Descriptions narrow={narrow} items={businessFieldNames.map((name) => row(name, form.business_info?.[name]))} />
      <Descriptions amounts items={[...amounts, outcome]} />
    </Stack>
  );
}

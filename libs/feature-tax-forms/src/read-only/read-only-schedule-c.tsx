import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import { formatMoney } from '@portal/domain/i18n/format';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFieldNames, scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { useLocale, useTranslate } from '@portal/i18n';
import { Stack } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { fieldName, shownValue } from '../fields/schedule-c-text';

export interface ScheduleCReadingProps {
  form: ScheduleCBody;
  /** Dollars; negative for a loss. */
  net: number;
}

/** Returns the answers of a Schedule C: the business, every nonzero amount, and the profit or loss. */
export function scheduleCRows(form: ScheduleCBody, net: number, t: Translate, locale: Locale) {
  const row = (name: string, value: unknown) => ({
    key: name,
    label: fieldName(name, t),
    value: shownValue(name, value, t, locale),
  });
  const word = net < 0 ? t('scheduleC.totals.loss') : t('scheduleC.totals.profit');
  const filled = scheduleCAmountNames.filter((name) => (form[name] ?? 0) !== 0);
  return {
    business: businessFieldNames.map((name) => row(name, form.business_info?.[name])),
    amounts: [
      ...filled.map((name) => row(name, form[name])),
      { key: 'net', label: word, value: formatMoney(Math.abs(net), locale) },
    ],
  };
}

/** Shows a Schedule C read-only: the business, and every nonzero amount. */
export function ReadOnlyScheduleC({ form, net }: ScheduleCReadingProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { business, amounts } = scheduleCRows(form, net, t, locale);
  return (
    <Stack>
      <Descriptions items={business} />
      <Descriptions amounts items={amounts} />
    </Stack>
  );
}

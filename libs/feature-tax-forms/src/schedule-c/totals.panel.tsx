import { useId } from 'react';
import { formatDollars, formatMoney, formatRate } from '@portal/domain/i18n/format';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { scheduleCLimits } from '@portal/domain/schedule-c/schedule-c.limits';
import { scheduleCTotals, type ScheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert, Card, MutedText } from '@portal/ui-kit/core';
import { BarChart } from '@portal/ui-kit/data';
import { fieldsOf } from '@portal/ui-kit/forms';

const { useFieldValues } = fieldsOf<ScheduleCBody>();

/**
 * Calculates the totals while the user types; the server computes the same for stored amounts. null if there are none.
 */
function useTotals() {
  const values = useFieldValues(scheduleCAmountNames);
  if (!values.some(Boolean)) return null;
  return scheduleCTotals(Object.fromEntries(scheduleCAmountNames.map((name, at) => [name, values[at]])));
}

/** Shows Profit or Loss with its totals. Separate from the form, so that a keystroke re-renders nothing else. */
export function TotalsPanel() {
  const t = useTranslate();
  const id = useId();
  const totals = useTotals();
  return (
    <aside className="tax-totals" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('scheduleC.totals.title')}</h2>
      {totals ? <Totals {...totals} /> : <p className="tax-totals__needed">{t('scheduleC.totals.needed')}</p>}
    </aside>
  );
}

function Totals({ total_income, total_expenses, net_profit_loss: net }: ScheduleCTotals) {
  const t = useTranslate();
  const locale = useLocale();
  const isLoss = net < 0;
  return (
    <>
      <p className="tax-totals__net" data-face={isLoss ? 'loss' : net > 0 ? 'profit' : 'even'}>
        <span>{isLoss ? t('scheduleC.totals.loss') : t('scheduleC.totals.profit')}</span>
        <span className="ui-money">{formatMoney(Math.abs(net), locale)}</span>
      </p>
      <div className="tax-totals__more">
        <BarChart
          caption={t('scheduleC.totals.title')}
          rows={[
            { key: 'income', label: t('scheduleC.totals.total_income'), amount: total_income },
            { key: 'expenses', label: t('scheduleC.totals.total_expenses'), amount: total_expenses },
          ]}
        />
        <MutedText>{t('scheduleC.totals.mealsHalf')}</MutedText>
      </div>
    </>
  );
}

/** Explains which taxes the self-employed owe in addition to income tax, and when to pay them. */
export function SelfEmploymentNotices() {
  const t = useTranslate();
  const locale = useLocale();
  const { selfEmploymentTaxRate: rate, quarterlyPaymentsAbove: above } = scheduleCLimits;
  return (
    <Card title={t('scheduleC.notices.title')}>
      <Alert>
        <p>{t('scheduleC.notices.selfEmploymentTax', { rate: formatRate(rate, locale) })}</p>
        <p>{t('scheduleC.notices.quarterly', { amount: formatDollars(above, locale) })}</p>
      </Alert>
    </Card>
  );
}

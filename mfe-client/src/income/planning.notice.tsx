import { Link } from 'react-router-dom';
import { formatDollars, formatRate } from '@portal/domain/i18n/format';
import type { IncomeSummary } from '@portal/domain/income/income.dto';
import { scheduleCLimits } from '@portal/domain/schedule-c/schedule-c.limits';
import { useLocale, useTranslate } from '@portal/i18n';
import { Alert, Inline, buttonClass } from '@portal/ui-kit/core';

/** Explains how to plan for these amounts, and links to the forms to change them. */
export function PlanningNotice({ summary }: { summary: IncomeSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  const isSelfEmployed = summary.schedule_c_profit + summary.income_1099_nec > 0;
  return (
    <Alert title={t('income.planning.title')}>
      <p>{t('income.planning.about')}</p>
      {isSelfEmployed ? (
        <>
          <p>
            {t('scheduleC.notices.selfEmploymentTax', {
              rate: formatRate(scheduleCLimits.selfEmploymentTaxRate, locale),
            })}
          </p>
          <p>
            {t('scheduleC.notices.quarterly', {
              amount: formatDollars(scheduleCLimits.quarterlyPaymentsAbove, locale),
            })}
          </p>
        </>
      ) : null}
      <Inline>
        <Link className={buttonClass()} to="/intake-form">
          {t('income.planning.change')}
        </Link>
        <Link className={buttonClass()} to="/schedule-c">
          {t('income.planning.scheduleC')}
        </Link>
      </Inline>
    </Alert>
  );
}

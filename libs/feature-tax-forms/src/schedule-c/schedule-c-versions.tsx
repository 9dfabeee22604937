import { useState } from 'react';
import { useScheduleCHistoryQuery } from '@portal/data-access/schedule-c';
import { formatDateTime, formatMoney } from '@portal/domain/i18n/format';
import type { ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { businessFieldNames, scheduleCAmountNames } from '@portal/domain/schedule-c/schedule-c.fields';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, EmptyState, MutedText, QueryStates, SkeletonLines, Stack } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { fieldName, shownValue } from './schedule-c-text';

/** Every version of this Schedule C that was submitted, newest first, to look at. */
export function ScheduleCVersions({ id }: { id: string }) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useScheduleCHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  const versions = data ?? [];
  return (
    <Card id="submitted-versions" title={t('intake.history.title')}>
      <MutedText>{t('intake.history.about')}</MutedText>
      <QueryStates
        loading={isFetching && !data}
        failed={isError && !data}
        isEmpty={versions.length === 0}
        skeleton={<SkeletonLines lines={2} />}
        error={t('intake.history.loadFailed')}
        empty={<EmptyState title={t('intake.history.empty')} />}
        onRetry={() => void refetch()}
      >
        <div>
          {versions.map((snapshot) => (
            <Version key={snapshot.id} snapshot={snapshot} />
          ))}
        </div>
      </QueryStates>
    </Card>
  );
}

/** When and by whom; opened, what was sent: the business, and every amount that is not 0. */
function Version({ snapshot }: { snapshot: ScheduleCSnapshot }) {
  const t = useTranslate();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { submitted_at, submitted_by_name: who, form, net_profit_loss: net } = snapshot;
  const row = (name: string, value: unknown) => ({
    key: name,
    label: fieldName(name, t),
    value: shownValue(name, value, t, locale),
  });
  const amounts = scheduleCAmountNames.filter((name) => (form[name] ?? 0) !== 0).map((name) => row(name, form[name]));
  const word = net < 0 ? t('scheduleC.totals.loss') : t('scheduleC.totals.profit');
  const verdict = { key: 'net', label: word, value: formatMoney(Math.abs(net), locale) };
  return (
    <details className="tax-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('intake.history.version', { when: formatDateTime(submitted_at, locale), who })}</summary>
      {open ? (
        <Stack>
          <Descriptions items={businessFieldNames.map((name) => row(name, form.business_info?.[name]))} />
          <Descriptions amounts items={[...amounts, verdict]} />
        </Stack>
      ) : null}
    </details>
  );
}

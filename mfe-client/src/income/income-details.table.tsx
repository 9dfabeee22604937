import { formatRate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import type { IncomeKind } from './income-kinds';

/** Each kind with where it comes from and how much of the whole it is. */
export function IncomeDetails({ kinds }: { kinds: readonly IncomeKind[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <DataTable
      label={t('income.details')}
      rows={kinds}
      rowKey={({ kind }) => kind}
      empty={{ title: t('income.empty') }}
      columns={[
        { key: 'kind', title: t('income.columns.kind'), cell: ({ label }) => label },
        { key: 'from', title: t('income.columns.from'), cell: ({ from }) => from },
        {
          key: 'amount',
          title: t('income.columns.amount'),
          amount: true,
          cell: ({ amount }) => <Money amount={amount} />,
        },
        {
          key: 'share',
          title: t('income.columns.share'),
          amount: true,
          // Whole percents: nobody plans by the hundredth of one.
          cell: ({ share }) => (share === null ? '–' : formatRate(Math.round(share * 100) / 100, locale)),
        },
      ]}
    />
  );
}

import { formatRate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { DataTable } from '@portal/ui-kit/table';
import type { IncomeKind } from './income-kinds';

/** Lists each kind of income with its source and its share of the total. */
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
          cell: ({ amount }) => (amount === 0 ? null : <Money amount={amount} />),
        },
        {
          key: 'share',
          title: t('income.columns.share'),
          amount: true,
          // Whole percentages are precise enough for planning.
          cell: ({ share }) => (share === null ? null : formatRate(Math.round(share * 100) / 100, locale)),
        },
      ]}
    />
  );
}

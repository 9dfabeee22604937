import type { ReactNode } from 'react';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { formatCount, formatShare } from '@portal/domain/i18n/format';
import type { RevenueRow } from '@portal/domain/statistics/revenue-rows';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { DataTable, type Column } from '@portal/ui-kit/table';
import { ExportMenu } from '../export/export.menu';

export interface AmountRow extends RevenueRow {
  /** In the table in the place of the label: a link to the rows behind it. */
  name?: ReactNode;
}

interface AmountTableProps {
  label: string;
  /** Title of the first column. */
  of: 'kind' | 'office' | 'preparer';
  rows: readonly AmountRow[];
  /** Dollars that the shares are of. */
  whole: number;
  empty: { title: ReactNode; action?: ReactNode };
  /** As which it is saved. */
  list: ExportList;
}

/** What a chart shows, to the cent. */
export function AmountTable({ label, of, rows, whole, empty, list }: AmountTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const clients: Column<AmountRow> = {
    key: 'clients',
    title: t('adminRevenue.columns.clients'),
    amount: true,
    cell: ({ clients: count = 0 }) => formatCount(count, locale),
  };
  return (
    <DataTable<AmountRow>
      label={label}
      rows={rows}
      rowKey={({ key }) => key}
      empty={empty}
      toolbar={<ExportMenu list={list} table={label} />}
      columns={[
        { key: 'name', title: t(`adminRevenue.columns.${of}`), cell: ({ name, label: text }) => name ?? text },
        ...(of === 'kind' ? [] : [clients]),
        {
          key: 'amount',
          title: t('adminRevenue.columns.amount'),
          amount: true,
          cell: ({ amount }) => <Money amount={amount} />,
        },
        {
          key: 'share',
          title: t('adminRevenue.columns.share'),
          amount: true,
          cell: ({ amount }) => (whole > 0 ? formatShare(amount / whole, locale) : '–'),
        },
      ]}
    />
  );
}

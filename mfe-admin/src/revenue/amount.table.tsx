import type { ReactNode } from 'react';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { formatCount, formatShare } from '@portal/domain/i18n/format';
import { shareOf, type RevenueRow } from '@portal/domain/statistics/revenue-rows';
import { useLocale, useTranslate } from '@portal/i18n';
import { Money } from '@portal/ui-kit/core';
import { DataTable, type Column } from '@portal/ui-kit/table';
import { useSortAddress } from '../table/use-table-address';
import { ExportMenu } from '../export/export.menu';

export interface AmountRow extends RevenueRow {
  /** Shown in the table instead of the label: a link to the counted rows. */
  name?: ReactNode;
}

interface AmountTableProps {
  label: string;
  /** Title of the first column. */
  of: 'kind' | 'office' | 'preparer';
  rows: readonly AmountRow[];
  /** Total in dollars, for computing shares. */
  whole: number;
  empty: { title: ReactNode; action?: ReactNode };
  /** Name of the export. */
  list: ExportList;
}

/** Keys of the columns. */
const sorts = ['name', 'clients', 'amount', 'share'];
const clientsOf = ({ clients = 0 }: AmountRow): number => clients;
const amountOf = ({ amount }: AmountRow): number => amount;

/** Table of a chart's amounts, to the cent. */
export function AmountTable({ label, of, rows, whole, empty, list }: AmountTableProps) {
  const t = useTranslate();
  const locale = useLocale();
  const clients: Column<AmountRow> = {
    key: 'clients',
    title: t('adminRevenue.columns.clients'),
    amount: true,
    width: 'short',
    sortBy: clientsOf,
    cell: (row) => formatCount(clientsOf(row), locale),
  };
  return (
    <DataTable<AmountRow>
      label={label}
      rows={rows}
      rowKey={({ key }) => key}
      empty={empty}
      sorting={useSortAddress(`sort-${list}`, sorts)}
      toolbar={<ExportMenu list={list} table={label} />}
      columns={[
        {
          key: 'name',
          title: t(`adminRevenue.columns.${of}`),
          sortBy: ({ label: text }) => text,
          cell: ({ name, label: text }) => name ?? text,
        },
        ...(of === 'kind' ? [] : [clients]),
        {
          key: 'amount',
          title: t('adminRevenue.columns.amount'),
          amount: true,
          // An amount must never be cut off.
          width: 'medium',
          sortBy: amountOf,
          cell: ({ amount }) => <Money amount={amount} />,
        },
        {
          key: 'share',
          title: t('adminRevenue.columns.share'),
          amount: true,
          width: 'short',
          sortBy: amountOf,
          cell: ({ amount }) => {
            const share = shareOf(amount, whole);
            return share === null ? null : formatShare(share, locale);
          },
        },
      ]}
    />
  );
}

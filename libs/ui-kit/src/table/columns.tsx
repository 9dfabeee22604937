import type { TableColumnsType } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { intlLocales, type Locale } from '@portal/domain/i18n/locales';
import { SkeletonLines } from '../core/query-states';
import type { Line } from './selection';

/** Share of the width that a column takes in a compact table, whose columns do not depend on the rows. */
const shares = { icon: 2, tiny: 3, short: 4, small: 5, date: 6, medium: 8, large: 12, wide: 17 } as const;

export interface Column<Row> {
  /** Unique key, also used for sorting. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the values in tabular figures. */
  amount?: boolean;
  /** Width in a compact table; by default `small` for amounts and `medium` for others. */
  width?: keyof typeof shares;
  sortable?: boolean;
  /** Returns the sort value, for lists that are fully loaded and sorted by this table. */
  sortBy?: (row: Row) => string | number;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

const antdOrder = { ascending: 'ascend', descending: 'descend' } as const;

const shareOf = ({ width, amount }: Pick<Column<never>, 'width' | 'amount'>): number =>
  shares[width ?? (amount ? 'small' : 'medium')];

/** @param fixed gives each column its share of the width */
export function antdColumns<Row>(
  columns: readonly Column<Row>[],
  by: Sorting | null,
  locale: Locale,
  fixed: boolean,
): TableColumnsType<Line<Row>> {
  const all = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map((column) => {
    const { key, title, cell, amount = false, sortBy, sortable = Boolean(sortBy) } = column;
    return {
      key,
      title,
      align: amount ? 'end' : 'start',
      ...(fixed ? { width: `${((100 * shareOf(column)) / all).toFixed(2)}%` } : {}),
      ...(amount ? { className: 'ui-money' } : {}),
      render: (_: unknown, { row }: Line<Row>) => (
        <div className="ui-data-table__value">{row === undefined ? <SkeletonLines lines={1} /> : cell(row)}</div>
      ),
      onCell: () => ({ role: 'cell', 'data-title': title }) as ComponentProps<'td'>,
      ...(sortable
        ? {
            sorter: sortBy ? comparing(sortBy, locale) : true,
            sortOrder: by?.key === key ? antdOrder[by.direction] : null,
          }
        : {}),
    };
  });
}

/** Returns a comparator that sorts text in the user's language, and numbers within text by value. */
function comparing<Row>(valueOf: (row: Row) => string | number, locale: Locale) {
  const texts = new Intl.Collator(intlLocales[locale], { numeric: true });
  return ({ row: one }: Line<Row>, { row: other }: Line<Row>): number => {
    if (one === undefined || other === undefined) return 0;
    const [a, b] = [valueOf(one), valueOf(other)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b));
  };
}

import type { ReactNode } from 'react';
import { intlLocales, type Locale } from '@portal/domain/i18n/locales';

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

export interface SortingProps {
  by: Sorting | null;
  onChange: (by: Sorting | null) => void;
}

export const isSortable = ({ sortBy, sortable = Boolean(sortBy) }: Pick<Column<never>, 'sortable' | 'sortBy'>) =>
  sortable;

const shareOf = ({ width, amount }: Pick<Column<never>, 'width' | 'amount'>): number =>
  shares[width ?? (amount ? 'small' : 'medium')];

/** Returns each column's share of the width, in percent. */
export function widthsOf(columns: readonly Pick<Column<never>, 'width' | 'amount'>[]): string[] {
  const all = columns.reduce((sum, column) => sum + shareOf(column), 0);
  return columns.map((column) => `${((100 * shareOf(column)) / all).toFixed(2)}%`);
}

/**
 * Returns the order after a press on a column's title: ascending, then descending, then the default order.
 */
export function nextSorting(by: Sorting | null, key: string): Sorting | null {
  if (by?.key !== key) return { key, direction: 'ascending' };
  return by.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

/** Sorts rows by a column with `sortBy`; other columns are sorted by the server. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  by: Sorting | null,
  locale: Locale,
): readonly Row[] {
  const valueOf = by ? columns.find(({ key }) => key === by.key)?.sortBy : undefined;
  if (!by || !valueOf) return rows;
  const compare = comparing(valueOf, locale);
  return [...rows].sort(by.direction === 'ascending' ? compare : (one, other) => compare(other, one));
}

/** Returns a comparator that sorts text in the user's language, and numbers within text by value. */
function comparing<Row>(valueOf: (row: Row) => string | number, locale: Locale) {
  const texts = new Intl.Collator(intlLocales[locale], { numeric: true });
  return (one: Row, other: Row): number => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b));
  };
}

import type { ReactNode } from 'react';
import { intlLocales, type Locale } from '@portal/domain/i18n/locales';
import type { ColumnWidth } from './column-widths';

export interface Column<Row> {
  /** Unique key, also used for sorting. */
  key: string;
  title: string;
  /** Returns the value of a row; null for a dash, which cards leave out. */
  cell: (row: Row) => ReactNode;
  /** Right-aligns the values in tabular figures. */
  amount?: boolean;
  /** Buttons of the row, which a card shows beside its title. */
  isAction?: boolean;
  /** Width in a compact table; by default `small` for amounts and `medium` for others. */
  width?: ColumnWidth;
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

/** Whether the values need a whole line of a card. */
export const isWide = ({ width }: Pick<Column<never>, 'width'>): boolean => width === 'large' || width === 'wide';

/** Returns the columns as a card lists them: title, buttons, values of a whole line, short values side by side. */
export const cardOrder = <Row>([title, ...others]: readonly Column<Row>[]): Column<Row>[] => [
  ...(title ? [title] : []),
  ...others.filter(({ isAction }) => isAction),
  ...others.filter((column) => !column.isAction && isWide(column)),
  ...others.filter((column) => !column.isAction && !isWide(column)),
];

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

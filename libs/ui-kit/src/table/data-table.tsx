import { Table as AntdTable, type TableColumnsType } from 'antd';
import { useCallback, useId, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { intlLocales, type Locale } from '@portal/domain/i18n/locales';
import { useLocale, useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { EmptyState, ErrorState, SkeletonLines } from '../core/query-states';
import { VisuallyHidden } from '../core/layout';
import { FilterSelect } from '../controls/filters';
import { Paging, type PagingProps } from './paging';
import { antdSelection, SelectPage, type Line, type RowSelection } from './selection';

export interface Column<Row> {
  /** Unique key, also used for sorting. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the values in tabular figures. */
  amount?: boolean;
  sortable?: boolean;
  /** Returns the sort value, for lists that are fully loaded and sorted by this table. */
  sortBy?: (row: Row) => string | number;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Rows of the current page in the server's order; undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Whether rows are being fetched; previous rows stay visible. */
  loading?: boolean;
  /** Error message, if loading failed. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Message for an empty list, worded as in the specification, and the next step for the user. */
  empty: { title: ReactNode; action?: ReactNode };
  /** Rows are sorted by the server, or by the table for columns with `sortBy`. */
  sorting?: { by: Sorting | null; onChange: (by: Sorting | null) => void };
  paging?: Omit<PagingProps, 'shown' | 'id'>;
  selection?: RowSelection<Row>;
  /** Search and filters. */
  toolbar?: ReactNode;
}

/** Keys of the skeleton rows shown while loading. */
const placeholders = Array.from({ length: 5 }, (_, at) => ({ key: `placeholder ${at}`, row: undefined }));

/**
 * Table of a list, with its loading, error and empty states. If its columns do not fit, rows become cards that label
 * each value with its column title.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useTranslate();
  const locale = useLocale();
  const { label, columns, rowKey, rows, loading = false, error, onRetry, empty, sorting, paging, selection } = props;
  const count = useId();
  const cards = useCards(columns.length);
  const lines: readonly Line<Row>[] = rows ? rows.map((row) => ({ key: rowKey(row), row })) : placeholders;
  return (
    <div className={cards ? 'ui-data-table ui-data-table--cards' : 'ui-data-table'}>
      {props.toolbar || sorting ? (
        <div className="ui-data-table__toolbar">
          {props.toolbar}
          {sorting ? <SortSelect columns={columns} {...sorting} /> : null}
        </div>
      ) : null}
      {error && !rows ? (
        <ErrorState title={error} {...(onRetry ? { onRetry } : {})} busy={loading} />
      ) : rows?.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <>
          {rows ? null : (
            <VisuallyHidden>
              <span role="status">{t('core.loading')}</span>
            </VisuallyHidden>
          )}
          {cards && selection && rows ? <SelectPage keys={rows.map(rowKey)} selection={selection} /> : null}
          <AntdTheme>
            <AntdTable<Line<Row>>
              aria-label={label}
              aria-busy={loading || !rows}
              aria-describedby={paging ? count : undefined}
              columns={antdColumns(columns, sorting?.by ?? null, locale)}
              dataSource={[...lines]}
              rowKey="key"
              components={parts}
              pagination={false}
              size={!cards && columns.length > fewColumns ? 'middle' : 'large'}
              loading={loading && rows !== undefined ? { delay: 300 } : false}
              onRow={() => ({ role: 'row' })}
              sortDirections={['ascend', 'descend']}
              showSorterTooltip={false}
              onChange={(_, __, sorted) => {
                const { columnKey, order } = Array.isArray(sorted) ? (sorted[0] ?? {}) : sorted;
                const direction = order === 'descend' ? 'descending' : 'ascending';
                sorting?.onChange(order && columnKey !== undefined ? { key: String(columnKey), direction } : null);
              }}
              {...(selection && rows ? { rowSelection: antdSelection(selection, t('table.selectAll')) } : {})}
            />
          </AntdTheme>
          {paging && rows ? <Paging {...paging} shown={rows.length} id={count} /> : null}
        </>
      )}
    </div>
  );
}

/** Maximum number of columns that fit on a tablet. */
const fewColumns = 5;

/**
 * Returns whether the window is too narrow for this many columns: always on a phone, and on a tablet if there are many.
 */
function useCards(columns: number): boolean {
  const query = columns > fewColumns ? '(max-width: 64rem)' : '(max-width: 40rem)';
  const subscribe = useCallback(
    (listener: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function antdColumns<Row>(
  columns: readonly Column<Row>[],
  by: Sorting | null,
  locale: Locale,
): TableColumnsType<Line<Row>> {
  return columns.map(({ key, title, cell, amount = false, sortBy, sortable = Boolean(sortBy) }) => ({
    key,
    title,
    align: amount ? 'end' : 'start',
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
  }));
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

const antdOrder = { ascending: 'ascend', descending: 'descend' } as const;

const asTable = { role: 'table' };
const asRows = { role: 'rowgroup' };

// Explicit roles, because browsers drop the table semantics of elements that are laid out as cards.
const parts = {
  table: (props: ComponentProps<'table'>) => <table {...props} {...asTable} />,
  body: { wrapper: (props: ComponentProps<'tbody'>) => <tbody {...props} {...asRows} /> },
};

/** Sort select for cards, which have no column titles to click. */
function SortSelect<Row>({
  columns,
  by,
  onChange,
}: { columns: readonly Column<Row>[] } & NonNullable<DataTableProps<Row>['sorting']>) {
  const t = useTranslate();
  const choices = columns.filter(({ sortable, sortBy }) => sortable ?? sortBy);
  const directions = ['ascending', 'descending'] as const;
  return (
    <div className="ui-data-table__sort">
      <FilterSelect
        label={t('table.sortBy')}
        value={by ? `${by.key} ${by.direction}` : ''}
        options={[
          { value: '', label: t('table.unsorted') },
          ...choices.flatMap(({ key, title }) =>
            directions.map((direction) => ({
              value: `${key} ${direction}`,
              label: t(`table.${direction}`, { title }),
            })),
          ),
        ]}
        onChange={(value) => {
          const [key = '', direction] = value.split(' ');
          onChange(key ? { key, direction: direction === 'descending' ? 'descending' : 'ascending' } : null);
        }}
      />
    </div>
  );
}

import { Table as AntdTable } from 'antd';
import {
  useCallback,
  useId,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLocale, useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { VisuallyHidden } from '../core/layout';
import { useDensity } from '../core/portal-theme';
import { EmptyState, ErrorState } from '../core/query-states';
import { CellTip } from './cell-tip';
import { antdColumns, type Column, type Sorting } from './columns';
import { Paging, type PagingProps } from './paging';
import { antdSelection, SelectPage, type Line, type RowSelection } from './selection';
import { SortSelect } from './sort-select';
import { useRowKeys } from './use-row-keys';

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
  /** Opens a row's details by Enter or a click; `j` and `k` move between the rows. */
  onOpen?: (row: Row) => void;
  /** Cards even where a table would fit. */
  as?: 'table' | 'cards';
  /** Search and filters. */
  toolbar?: ReactNode;
}

/** Number of skeleton rows: as many as a screen shows, so that nothing below the table moves when the rows arrive. */
const placeholderCount = { comfortable: 5, compact: 25 } as const;

/**
 * Table of a list, with its loading, error and empty states. A compact table has rows of one line, whose cut text is shown
 * on hover and focus, and a header that stays in view. If its columns do not fit, rows become cards that label each value
 * with its column title.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useTranslate();
  const locale = useLocale();
  const {
    label,
    columns,
    rowKey,
    rows,
    loading = false,
    error,
    onRetry,
    empty,
    sorting,
    paging,
    selection,
    onOpen,
  } = props;
  const count = useId();
  const fitsNoTable = useCards(columns.length);
  const cards = fitsNoTable || props.as === 'cards';
  const density = useDensity();
  const fixed = density === 'compact' && !cards;
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table, onOpen !== undefined);
  const lines: readonly Line<Row>[] = rows
    ? rows.map((row) => ({ key: rowKey(row), row }))
    : Array.from(
        { length: Math.min(placeholderCount[density], paging?.size ?? placeholderCount[density]) },
        (_, at) => ({
          key: `placeholder ${at}`,
          row: undefined,
        }),
      );
  return (
    <div
      ref={table}
      className={
        cards ? 'ui-data-table ui-data-table--cards' : fixed ? 'ui-data-table ui-data-table--fixed' : 'ui-data-table'
      }
    >
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
          {cards && selection ? <SelectPage keys={rows?.map(rowKey)} selection={selection} /> : null}
          <CellTip on={fixed}>
            <AntdTheme>
              <AntdTable<Line<Row>>
                aria-label={label}
                aria-busy={loading || !rows}
                aria-describedby={paging ? count : undefined}
                columns={antdColumns(columns, sorting?.by ?? null, locale, fixed)}
                dataSource={[...lines]}
                rowKey="key"
                components={parts}
                pagination={false}
                size={fixed ? 'small' : !cards && columns.length > fewColumns ? 'middle' : 'large'}
                tableLayout={fixed ? 'fixed' : 'auto'}
                loading={loading && rows !== undefined ? { delay: 300 } : false}
                onRow={({ row }, at) => rowProps(row, at, onOpen)}
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
          </CellTip>
          {paging && rows ? <Paging {...paging} shown={rows.length} id={count} /> : null}
        </>
      )}
    </div>
  );
}

const controls = 'a, button, input, label, select, textarea, summary, .ant-checkbox-wrapper';

/** A row that opens is focusable; only the first is reached by Tab, and the others from there. */
function rowProps<Row>(row: Row | undefined, at: number | undefined, onOpen: ((row: Row) => void) | undefined) {
  if (!onOpen || row === undefined) return { role: 'row' };
  return {
    role: 'row',
    className: 'ui-data-table__open',
    tabIndex: at === 0 ? 0 : -1,
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
      if (key === 'Enter' && target === currentTarget) onOpen(row);
    },
    onClick: ({ target }: MouseEvent) => {
      const isControl = target instanceof Element && target.closest(controls);
      if (!isControl && !window.getSelection()?.toString()) onOpen(row);
    },
  };
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

const asTable = { role: 'table' };
const asRows = { role: 'rowgroup' };

// Explicit roles, because browsers drop the table semantics of elements that are laid out as cards.
const parts = {
  table: (props: ComponentProps<'table'>) => <table {...props} {...asTable} />,
  body: { wrapper: (props: ComponentProps<'tbody'>) => <tbody {...props} {...asRows} /> },
};

import { useId, useRef, type ReactNode } from 'react';
import { useLocale, useTranslate } from '@portal/i18n';
import { VisuallyHidden } from '../core/layout';
import { useDensity } from '../core/portal-theme';
import { EmptyState, ErrorState } from '../core/query-states';
import { CellTip } from './cell-tip';
import { cardOrder, sorted, type Column, type SortingProps } from './columns';
import { Paging, type PagingProps } from './paging';
import { SelectPage, type RowSelection } from './selection';
import { SortSelect } from './sort-select';
import { roles } from './roles';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { widthsOf } from './column-widths';
import { fewColumns, useCards } from './use-cards';
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
  sorting?: SortingProps;
  paging?: Omit<PagingProps, 'shown' | 'id'>;
  selection?: RowSelection<Row>;
  /** Opens a row's details by Enter or a click; `j` and `k` move between the rows. */
  onOpen?: (row: Row) => void;
  /** Cards even where a table would fit. */
  as?: 'table' | 'cards';
  /** Search and filters. */
  toolbar?: ReactNode;
}

/** Number of skeleton rows: as many as a screen shows. What follows the table is hidden until the rows arrive. */
const placeholderCount = { comfortable: 5, compact: 25 } as const;

/**
 * Table of a list, with its loading, error and empty states. A compact table has rows of one line, whose cut text is shown
 * on hover and focus, and a header that stays in view. If its columns do not fit, rows become cards: their first
 * column is the title, and the others are labeled with their column titles.
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
  const shown = rows && sorted(rows, columns, sorting?.by ?? null, locale);
  const keys = shown?.map(rowKey);
  const placeholders = Math.min(placeholderCount[density], paging?.size ?? placeholderCount[density]);
  const shownColumns = cards ? cardOrder(columns) : columns;
  const row = (value: Row | undefined, key: string, at: number) => (
    <TableRow
      key={key}
      columns={shownColumns}
      row={value}
      rowKey={key}
      selection={selection}
      isFirst={at === 0}
      onOpen={onOpen}
    />
  );
  return (
    <div
      ref={table}
      className={`ui-data-table ui-data-table--${cards ? 'cards' : fixed ? 'fixed' : 'wide'}`}
      data-columns={columns.length > fewColumns ? 'many' : 'few'}
      data-rows={rows || error ? undefined : 'loading'}
    >
      {props.toolbar || sorting ? (
        <div className="ui-data-table__toolbar">
          {props.toolbar}
          {sorting && rows?.length !== 0 ? <SortSelect columns={columns} {...sorting} /> : null}
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
          {cards && selection ? <SelectPage keys={keys} selection={selection} /> : null}
          <CellTip on={fixed}>
            <table
              {...roles.table}
              aria-label={label}
              aria-busy={loading || !rows}
              aria-describedby={paging ? count : undefined}
            >
              {fixed ? (
                <colgroup>
                  {selection && rows ? <col className="ui-data-table__pick" /> : null}
                  {widthsOf(columns).map((width, at) => (
                    <col key={columns[at]?.key} style={{ width }} />
                  ))}
                </colgroup>
              ) : null}
              <TableHead columns={columns} sorting={sorting} keys={keys ?? []} selection={rows && selection} />
              <tbody {...roles.body}>
                {shown
                  ? shown.map((one, at) => row(one, rowKey(one), at))
                  : Array.from({ length: placeholders }, (_, at) => row(undefined, `placeholder ${at}`, at))}
              </tbody>
            </table>
          </CellTip>
          {paging && rows ? <Paging {...paging} shown={rows.length} id={count} /> : null}
        </>
      )}
    </div>
  );
}

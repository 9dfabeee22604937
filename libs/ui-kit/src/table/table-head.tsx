import { useTranslate } from '@portal/i18n';
import { isSortable, nextSorting, type Column, type SortingProps } from './columns';
import { Checkbox, pageSelection, type RowSelection } from './selection';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sorting: SortingProps | undefined;
  /** Keys of the rows on this page. */
  keys: readonly string[];
  selection: RowSelection<Row> | undefined;
}

/** Column titles. A press on one that can be sorted changes the order. */
export function TableHead<Row>({ columns, sorting, keys, selection }: TableHeadProps<Row>) {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className="ui-data-table__pick">
            <Checkbox label={t('table.selectAll')} {...pageSelection(keys, selection)} />
          </th>
        ) : null}
        {columns.map((column) => (
          <Title key={column.key} column={column} sorting={isSortable(column) ? sorting : undefined} />
        ))}
      </tr>
    </thead>
  );
}

function Title<Row>({ column, sorting }: { column: Column<Row>; sorting: SortingProps | undefined }) {
  const { key, title, amount } = column;
  const className = amount ? 'ui-data-table__amount' : undefined;
  if (!sorting)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const direction = sorting.by?.key === key ? sorting.by.direction : undefined;
  const sort = (): void => sorting.onChange(nextSorting(sorting.by, key));
  return (
    <th
      scope="col"
      className={className}
      tabIndex={0}
      aria-sort={direction}
      data-sortable
      onClick={sort}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        sort();
      }}
    >
      {title}
      <span className="ui-data-table__order" aria-hidden="true" />
    </th>
  );
}

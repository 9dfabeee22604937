import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, figures of equal width. */
  amount?: boolean;
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  captionHidden?: boolean;
}

/** More columns than these do not fit on a phone. */
const narrow = 2;

/** Under 640 px a table of three columns or more becomes cards, each value with its column's title. */
export function Table<Row>({ caption, columns, rows, rowKey, captionHidden = false }: TableProps<Row>) {
  return (
    <table className={columns.length > narrow ? 'ui-table ui-table--cards' : 'ui-table'}>
      <caption className={captionHidden ? 'ui-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, amount }) => (
            <th key={key} scope="col" className={amount ? 'ui-table__amount' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, title, cell, amount }) => (
              <td key={key} data-title={title} className={amount ? 'ui-table__amount' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { KeyboardEvent, MouseEvent } from 'react';
import { SkeletonLines } from '../core/query-states';
import { isWide, type Column } from './columns';
import { NoValue } from './no-value';
import { roles } from './roles';
import { Checkbox, toggled, type RowSelection } from './selection';

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  /** Undefined for a skeleton row. */
  row: Row | undefined;
  rowKey: string;
  selection: RowSelection<Row> | undefined;
  /** Whether Tab reaches the row; the others of a table are reached from there. */
  isFirst: boolean;
  onOpen: ((row: Row) => void) | undefined;
}

export function TableRow<Row>({ columns, row, rowKey, selection, isFirst, onOpen }: TableRowProps<Row>) {
  const isSelected = selection?.keys.includes(rowKey) ?? false;
  return (
    <tr {...roles.row} className="ui-data-table__row" data-selected={isSelected || undefined} {...opening()}>
      {selection && row !== undefined ? (
        <td {...roles.cell} className="ui-data-table__pick">
          <Checkbox
            label={selection.labelOf(row)}
            checked={isSelected}
            onChange={() => selection.onChange(toggled(selection.keys, rowKey))}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.key}
          {...roles.cell}
          className={column.amount ? 'ui-data-table__amount ui-money' : undefined}
          data-title={column.title}
          data-wide={isWide(column) || undefined}
          data-action={column.isAction}
        >
          <div className="ui-data-table__value">
            {row === undefined ? <SkeletonLines lines={1} /> : (column.cell(row) ?? <NoValue />)}
          </div>
        </td>
      ))}
    </tr>
  );

  function opening() {
    if (!onOpen || row === undefined) return {};
    return {
      'data-opens': true,
      tabIndex: isFirst ? 0 : -1,
      onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
        if (key === 'Enter' && target === currentTarget) onOpen(row);
      },
      onClick: ({ target }: MouseEvent) => {
        const isControl = target instanceof Element && target.closest(controls);
        if (!isControl && !window.getSelection()?.toString()) onOpen(row);
      },
    };
  }
}

const controls = 'a, button, input, label, select, textarea, summary';

import { Checkbox } from 'antd';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';

/** A row of the table; undefined for a skeleton row. */
export interface Line<Row> {
  key: string;
  row: Row | undefined;
}

export interface RowSelection<Row> {
  /** Keys of the selected rows, including those on other pages. */
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  labelOf: (row: Row) => string;
}

export const antdSelection = <Row,>({ keys, onChange, labelOf }: RowSelection<Row>, selectAll: string) => ({
  selectedRowKeys: [...keys],
  preserveSelectedRowKeys: true,
  onChange: (chosen: readonly unknown[]) => onChange(chosen.map(String)),
  getCheckboxProps: ({ row }: Line<Row>) => (row === undefined ? {} : { 'aria-label': labelOf(row) }),
  getTitleCheckboxProps: () => ({ 'aria-label': selectAll }),
  onCell: () => ({ role: 'cell' }),
});

interface SelectPageProps<Row> {
  /** Keys of the rows on this page; undefined while loading, when nothing can be selected. */
  keys: readonly string[] | undefined;
  selection: RowSelection<Row>;
}

/** Select-all checkbox for cards, which have no header row. */
export function SelectPage<Row>({ keys: known, selection }: SelectPageProps<Row>) {
  const t = useTranslate();
  const keys = known ?? [];
  const selected = keys.filter((key) => selection.keys.includes(key)).length;
  const others = selection.keys.filter((key) => !keys.includes(key));
  return (
    <AntdTheme>
      <Checkbox
        className="ui-data-table__select"
        disabled={!known}
        checked={keys.length > 0 && selected === keys.length}
        indeterminate={selected > 0 && selected < keys.length}
        onChange={({ target }) => selection.onChange(target.checked ? [...others, ...keys] : others)}
      >
        {t('table.selectPage')}
      </Checkbox>
    </AntdTheme>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslate } from '@portal/i18n';

export interface RowSelection<Row> {
  /** Keys of the selected rows, including those on other pages. */
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  labelOf: (row: Row) => string;
}

interface CheckboxProps {
  /** Accessible name; visible if `shown`. */
  label: string;
  shown?: boolean;
  checked: boolean;
  /** Whether only some of what it stands for is selected. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Native checkbox with a touch target of its own. */
export function Checkbox({ label, shown = false, checked, mixed = false, disabled = false, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="ui-check">
      <input
        ref={box}
        type="checkbox"
        aria-label={shown ? undefined : label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {shown ? label : null}
    </label>
  );
}

/** Returns the state of a checkbox that selects all rows of a page, and keeps the selection of other pages. */
export function pageSelection<Row>(keys: readonly string[], selection: RowSelection<Row>) {
  const selected = keys.filter((key) => selection.keys.includes(key)).length;
  const others = selection.keys.filter((key) => !keys.includes(key));
  return {
    checked: keys.length > 0 && selected === keys.length,
    mixed: selected > 0 && selected < keys.length,
    onChange: (checked: boolean) => selection.onChange(checked ? [...others, ...keys] : others),
  };
}

/** Selects or deselects one row. */
export const toggled = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

interface SelectPageProps<Row> {
  /** Keys of the rows on this page; undefined while loading, when nothing can be selected. */
  keys: readonly string[] | undefined;
  selection: RowSelection<Row>;
}

/** Select-all checkbox for cards, which have no header row. */
export function SelectPage<Row>({ keys, selection }: SelectPageProps<Row>) {
  const t = useTranslate();
  return (
    <div className="ui-data-table__select">
      <Checkbox label={t('table.selectPage')} shown disabled={!keys} {...pageSelection(keys ?? [], selection)} />
    </div>
  );
}

import { Input, Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { useDensity } from '../core/portal-theme';
import { SearchIcon } from '../icons';

interface SearchBoxProps {
  /** Accessible label, such as "Search clients". */
  label: string;
  /** Search text currently applied to the list. */
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** Debounce after typing, ms. */
const rest = 300;

/** Searches while the user types (debounced); Enter searches immediately, and the clear button resets. */
export function SearchBox({ label, value, onSearch, placeholder }: SearchBoxProps) {
  const id = useId();
  const density = useDensity();
  const hint = placeholder ?? (density === 'compact' ? label : undefined);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches submitted by this box. Each comes back as `value`, on a slow device possibly after more typing. */
  const [submitted, setSubmitted] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setSubmitted(submitted.slice(submitted.indexOf(value) + 1));
    // The parent changed `value`, such as by "Clear filters".
    if (!submitted.includes(value)) setTyped(value);
  }

  // The latest one, because the list may change while the user types, such as to another sort order.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Text that is not submitted yet. */
  const pending = useRef<string>(undefined);
  const submit = (text: string): void => {
    clearTimeout(timer.current);
    pending.current = undefined;
    setSubmitted((before) => [...before, text.trim()]);
    latest.current(text.trim());
  };
  const search = (text: string, wait: number): void => {
    clearTimeout(timer.current);
    setTyped(text);
    pending.current = text;
    timer.current = setTimeout(() => submit(text), wait);
  };

  return (
    <div className="ui-filter ui-filter--search">
      <label htmlFor={id}>{label}</label>
      <AntdTheme>
        <Input
          id={id}
          type="search"
          allowClear
          autoComplete="off"
          value={typed}
          {...(hint ? { placeholder: hint } : {})}
          {...(density === 'compact' ? { prefix: <SearchIcon /> } : {})}
          onChange={({ target }) => search(target.value, target.value === '' ? 0 : rest)}
          onPressEnter={() => search(typed, 0)}
          // A list's search is in its URL: a search after a link was followed would lead back to the list.
          onBlur={() => {
            if (pending.current !== undefined) submit(pending.current);
          }}
        />
      </AntdTheme>
    </div>
  );
}

export interface FilterOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Above this number of options, the select becomes searchable. */
const manyOptions = 10;

/** Select for filtering a list by one of several values; forms use `SelectField`. */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
}: FilterSelectProps<Value>) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="ui-filter">
      <label htmlFor={id}>{label}</label>
      <AntdTheme>
        <Select<Value, FilterOption<Value>>
          id={id}
          value={value}
          options={[...options]}
          disabled={disabled ?? false}
          // Prevents Enter from selecting an option that the user has not highlighted.
          defaultActiveFirstOption={false}
          showSearch={options.length > manyOptions ? { optionFilterProp: 'label' } : false}
          notFoundContent={t('controls.noMatch')}
          virtual={false}
          onChange={(chosen) => onChange(chosen)}
        />
      </AntdTheme>
    </div>
  );
}

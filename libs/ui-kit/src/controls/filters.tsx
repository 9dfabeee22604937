import { Input, Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';

interface SearchBoxProps {
  /** Says what is searched: "Search clients". */
  label: string;
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** Rest after typing before the list is asked for, ms. */
const rest = 300;

/** Searches while somebody types; Enter does not wait, the cross clears. */
export function SearchBox({ label, value, onSearch, placeholder }: SearchBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Asked for here; each comes back as the value, on a slow device after somebody has typed on. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setAsked(asked.slice(asked.indexOf(value) + 1));
    // Changed from outside, such as by "Clear filters".
    if (!asked.includes(value)) setTyped(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string, wait: number): void => {
    clearTimeout(timer.current);
    setTyped(text);
    timer.current = setTimeout(() => {
      setAsked((before) => [...before, text.trim()]);
      onSearch(text.trim());
    }, wait);
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
          {...(placeholder ? { placeholder } : {})}
          onChange={({ target }) => search(target.value, target.value === '' ? 0 : rest)}
          onPressEnter={() => search(typed, 0)}
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

/** More options than these are searched by typing. */
const manyOptions = 10;

/** One of several, beside a list; in forms it is `SelectField`. */
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
          // Enter picks only what somebody has highlighted.
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

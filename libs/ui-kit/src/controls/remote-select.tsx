import { Select } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import type { FilterOption } from './filters';

interface RemoteSelectProps {
  label: string;
  /** What is chosen, also where the list does not hold it any more; null: nothing. */
  value: FilterOption | null;
  /** What the server has found. */
  options: readonly FilterOption[];
  loading?: boolean;
  placeholder?: string;
  /** What is wrong with it, such as that nothing is chosen. */
  error?: string;
  onSearch: (text: string) => void;
  onChange: (chosen: FilterOption | null) => void;
}

/** Rest after typing before the server is asked, ms. */
const rest = 300;

/** One of very many, found by the server while somebody types. */
export function RemoteSelect(props: RemoteSelectProps) {
  const t = useTranslate();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { label, value, options, loading = false, placeholder, error, onSearch, onChange } = props;
  const errorId = `${id}-error`;
  return (
    <div className="ui-filter ui-filter--wide">
      <label htmlFor={id}>{label}</label>
      <AntdTheme>
        <Select<string, FilterOption>
          id={id}
          value={value?.value ?? null}
          options={value && !options.some((one) => one.value === value.value) ? [value, ...options] : [...options]}
          showSearch={{
            filterOption: false,
            onSearch: (text) => {
              clearTimeout(timer.current);
              timer.current = setTimeout(() => onSearch(text.trim()), rest);
            },
          }}
          allowClear
          {...(error ? { status: 'error', 'aria-invalid': true, 'aria-describedby': errorId } : {})}
          loading={loading}
          placeholder={placeholder}
          notFoundContent={loading ? t('core.loading') : t('controls.noMatch')}
          virtual={false}
          onChange={(_, chosen) => onChange(chosen && !Array.isArray(chosen) ? chosen : null)}
        />
      </AntdTheme>
      {error ? (
        <span className="ui-field__error" id={errorId}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

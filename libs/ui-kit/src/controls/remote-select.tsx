import { Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import type { FilterOption } from './filters';

export interface RemoteOption extends FilterOption {
  /** Shown after the label in the list, such as the current workload. */
  detail?: string;
}

interface RemoteSelectProps {
  label: string;
  /** The selected option, even if it is missing from the list; null if none is selected. */
  value: FilterOption | null;
  /** Results of the last search; empty while searching. */
  options: readonly RemoteOption[];
  /** Listed before the search results, for choices such as "All offices" or "No office". */
  pinned?: readonly FilterOption[];
  /** Whether the server found more than `options`. */
  hasMore?: boolean;
  loading?: boolean;
  placeholder?: string;
  help?: string;
  /** Error message, such as when no option is selected. */
  error?: string;
  onSearch: (text: string) => void;
  onChange: (chosen: FilterOption | null) => void;
}

/** Debounce after typing, ms. */
const rest = 300;

/** Select for one of very many options, searched on the server while the user types. */
export function RemoteSelect(props: RemoteSelectProps) {
  const t = useTranslate();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const {
    label,
    value,
    options,
    pinned = [],
    hasMore = false,
    loading = false,
    placeholder,
    help,
    error,
    onSearch,
    onChange,
  } = props;
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  // Hide the options of the previous search while the user types: they would change under the highlight, and Enter
  // would select the wrong one.
  const found = isTyping ? [] : [...pinned, ...options];
  const isLooking = loading || isTyping;
  const search = (text: string): void => {
    setIsTyping(false);
    onSearch(text.trim());
  };
  return (
    <div className="ui-filter ui-filter--wide">
      <label htmlFor={id}>{label}</label>
      {help ? (
        <span className="ui-field__help" id={helpId}>
          {help}
        </span>
      ) : null}
      <AntdTheme>
        <Select<string, RemoteOption>
          id={id}
          value={value?.value ?? null}
          options={value && !found.some((one) => one.value === value.value) ? [value, ...found] : found}
          optionRender={({ data }) => (
            <>
              {data.label}
              {data.detail ? <span className="ui-option-detail">{data.detail}</span> : null}
            </>
          )}
          // Prevents Enter from selecting an option that the user has not highlighted.
          defaultActiveFirstOption={false}
          showSearch={{
            filterOption: false,
            onSearch: (text) => {
              clearTimeout(timer.current);
              setIsTyping(true);
              timer.current = setTimeout(() => search(text), rest);
            },
          }}
          // antd clears the box when it closes, so reset the list from the last search as well.
          onOpenChange={(open) => {
            if (open) return;
            clearTimeout(timer.current);
            search('');
          }}
          allowClear={pinned.length === 0}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          {...(error ? { status: 'error', 'aria-invalid': true } : {})}
          popupRender={(list) => (
            <>
              {list}
              {hasMore && !isLooking ? (
                <div className="ui-option-note" role="status">
                  {t('controls.firstOnly', { count: options.length })}
                </div>
              ) : null}
            </>
          )}
          loading={isLooking}
          placeholder={placeholder}
          notFoundContent={isLooking ? t('core.loading') : t('controls.noMatch')}
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

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { Combobox } from './combobox';
import type { FilterOption, RemoteOption } from './option-list';

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
  const [text, setText] = useState('');
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
  const type = (typed: string): void => {
    clearTimeout(timer.current);
    setText(typed);
    setIsTyping(typed !== '');
    if (typed !== '')
      timer.current = setTimeout(() => {
        setIsTyping(false);
        onSearch(typed.trim());
      }, rest);
    // The box is cleared when it closes, so reset the list from the last search as well.
    else if (text !== '') onSearch('');
  };
  return (
    <div className="ui-filter ui-filter--wide">
      <label htmlFor={id}>{label}</label>
      {help ? (
        <span className="ui-field__help" id={helpId}>
          {help}
        </span>
      ) : null}
      <Combobox
        id={id}
        label={label}
        groups={[
          {
            options: value && !found.some((one) => one.value === value.value) && !isTyping ? [value, ...found] : found,
          },
        ]}
        shown={value?.label}
        text={text}
        onText={type}
        onChoose={onChange}
        onClear={pinned.length === 0 ? () => onChange(null) : undefined}
        busy={isLooking}
        placeholder={placeholder}
        invalid={error !== undefined}
        describedBy={describedBy || undefined}
        note={
          hasMore && !isLooking ? (
            <div className="ui-option-note" role="status">
              {t('controls.firstOnly', { count: options.length })}
            </div>
          ) : null
        }
      />
      {error ? (
        <span className="ui-field__error" id={errorId}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

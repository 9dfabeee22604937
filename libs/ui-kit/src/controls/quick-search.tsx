import { useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '../icons';
import { Combobox } from './combobox';
import type { RemoteOption } from './option-list';

export interface FoundGroup {
  label: string;
  options: readonly RemoteOption[];
}

interface QuickSearchProps {
  label: string;
  placeholder: string;
  /** Results of the last search by kind; groups without options are left out. */
  groups: readonly FoundGroup[];
  loading: boolean;
  onSearch: (text: string) => void;
  /** Opens a result, chosen by Enter or a click. */
  onOpen: (value: string) => void;
}

/** Debounce after typing, ms. */
const rest = 250;

/** Search over several kinds of things, whose results open; the arrow keys move between them. */
export function QuickSearch({ label, placeholder, groups, loading, onSearch, onOpen }: QuickSearchProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLooking = isTyping || loading;

  const type = (typed: string): void => {
    clearTimeout(timer.current);
    setText(typed);
    setIsTyping(typed !== '');
    if (typed === '') onSearch('');
    else
      timer.current = setTimeout(() => {
        setIsTyping(false);
        onSearch(typed.trim());
      }, rest);
  };

  return (
    <div className="ui-quick-search" role="search" data-shortcut="search">
      <label className="ui-hidden" htmlFor={id}>
        {label}
      </label>
      <Combobox
        id={id}
        label={label}
        // Results of the previous text would change under the highlight, and Enter would open the wrong one.
        groups={isLooking ? [] : groups.filter(({ options }) => options.length > 0)}
        text={text}
        onText={type}
        onChoose={({ value }) => onOpen(value)}
        first
        onTyping
        busy={isLooking}
        placeholder={placeholder}
        prefix={<SearchIcon />}
        suffix={<kbd className="ui-quick-search__key">/</kbd>}
      />
    </div>
  );
}

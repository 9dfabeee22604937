import { useEffect, useId, useRef, useState } from 'react';
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

  const submit = (text: string): void => {
    setSubmitted((before) => [...before, text.trim()]);
    latest.current(text.trim());
  };
  const search = (text: string, wait: number): void => {
    clearTimeout(timer.current);
    setTyped(text);
    const { pathname } = window.location;
    timer.current = setTimeout(() => {
      // A list's search is in its URL: a search after a link was followed would lead back to the list.
      if (window.location.pathname === pathname) submit(text);
    }, wait);
  };

  return (
    <div className="ui-filter ui-filter--search">
      <label htmlFor={id}>{label}</label>
      {density === 'compact' ? <SearchIcon /> : null}
      <input
        id={id}
        className="ui-input"
        type="search"
        autoComplete="off"
        value={typed}
        placeholder={hint}
        onChange={({ target }) => search(target.value, target.value === '' ? 0 : rest)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(typed, 0);
        }}
      />
    </div>
  );
}

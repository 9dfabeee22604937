import { Select } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { SearchIcon } from '../icons';
import type { RemoteOption } from './remote-select';

export interface FoundGroup {
  label: string;
  options: readonly RemoteOption[];
}

/** A result, or a kind with its results. */
interface Line extends Partial<RemoteOption> {
  options?: RemoteOption[];
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
  const t = useTranslate();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isLooking = isTyping || loading;
  const reset = (): void => {
    clearTimeout(timer.current);
    setText('');
    setIsTyping(false);
    onSearch('');
  };
  const type = (typed: string): void => {
    clearTimeout(timer.current);
    setText(typed);
    setIsTyping(true);
    timer.current = setTimeout(() => {
      setIsTyping(false);
      onSearch(typed.trim());
    }, rest);
  };
  // Results of the previous text would change under the highlight, and Enter would open the wrong one.
  const found = isLooking ? [] : groups.filter(({ options }) => options.length > 0);
  return (
    <div className="ui-quick-search" role="search" data-shortcut="search">
      <label className="ui-hidden" htmlFor={id}>
        {label}
      </label>
      <AntdTheme>
        <Select<string, Line>
          id={id}
          value={null}
          open={text.trim() !== ''}
          options={found.map((group) => ({ label: group.label, options: [...group.options] }))}
          optionRender={({ data }) => (
            <>
              {data.label}
              {data.detail ? <span className="ui-option-detail">{data.detail}</span> : null}
            </>
          )}
          prefix={<SearchIcon />}
          suffixIcon={<kbd className="ui-quick-search__key">/</kbd>}
          placeholder={placeholder}
          showSearch={{ filterOption: false, searchValue: text, onSearch: type }}
          notFoundContent={isLooking ? t('core.loading') : t('controls.noMatch')}
          virtual={false}
          onChange={(value) => {
            reset();
            onOpen(value);
          }}
          onBlur={reset}
          onInputKeyDown={({ key }) => {
            if (key === 'Escape') reset();
          }}
        />
      </AntdTheme>
    </div>
  );
}

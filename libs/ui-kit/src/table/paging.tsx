import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { LeftIcon, RightIcon } from '../icons';

/** Page sizes that staff can choose. */
const pageSizes = [25, 50, 100] as const;

export interface PagingProps {
  /** Page number, starting at 1. */
  page: number;
  /** Number of rows on a full page. */
  size: number;
  /** Total number of rows on all pages. */
  total: number;
  /** Whether `total` is a lower bound, because the server stopped counting there. */
  atLeast?: boolean;
  onChange: (page: number) => void;
  /** Number of rows on this page. */
  shown: number;
  /** Page sizes to choose from, if the list offers them: 25, 50 and 100. */
  onSize?: (size: number) => void;
  /** Whether any page can be opened by its number; lists that are read by a cursor can only go forward and back. */
  jump?: boolean;
  /** Replaces the text with the range and the total. */
  summary?: string;
  /** Id of the text with the range and the total. */
  id?: string;
}

/** Shows the range of rows on this page and the total, with links to the other pages. */
export const Paging = ({
  page,
  size,
  total,
  atLeast = false,
  onChange,
  onSize,
  jump = false,
  shown,
  summary,
  id,
}: PagingProps) => {
  const t = useTranslate();
  const first = (page - 1) * size + 1;
  const sizeSelect = useId();
  return (
    <div className="ui-data-table__foot">
      <span id={id}>
        {summary ?? t(atLeast ? 'table.shownOfMore' : 'table.shown', { first, last: first + shown - 1, total })}
      </span>
      {onSize && total > Math.min(...pageSizes) ? (
        <span className="ui-choice">
          <label htmlFor={sizeSelect}>{t('table.pageSize')}</label>
          <select id={sizeSelect} value={size} onChange={({ target }) => onSize(Number(target.value))}>
            {pageSizes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      {total > size ? (
        // If the total is a lower bound, allow one page beyond the known ones.
        <Pages
          page={page}
          last={Math.max(Math.ceil(total / size), atLeast ? page + 1 : 1)}
          jump={jump}
          onChange={onChange}
        />
      ) : null}
    </div>
  );
};

interface PagesProps extends Pick<PagingProps, 'page' | 'onChange'> {
  /** Number of the last page. */
  last: number;
  jump: boolean;
}

/** Goes one page back or forward, or to a page by its number. */
function Pages({ page, last, jump, onChange }: PagesProps) {
  const t = useTranslate();
  const step = (title: string, to: number, icon: ReactNode) => (
    <li>
      <button
        type="button"
        className="ui-button ui-button--text ui-button--icon"
        title={title}
        disabled={to < 1 || to > last}
        onClick={() => onChange(to)}
      >
        {icon}
      </button>
    </li>
  );
  return (
    <ul className="ui-pages">
      {step(t('table.previousPage'), page - 1, <LeftIcon />)}
      <li title={`${page}/${last}`}>
        {jump ? <PageNumber key={page} page={page} last={last} onChange={onChange} /> : page}
        <span className="ui-pages__slash">/</span>
        {last}
      </li>
      {step(t('table.nextPage'), page + 1, <RightIcon />)}
    </ul>
  );
}

/** Opens the page whose number is entered, or else the nearest one. */
function PageNumber({ page, last, onChange }: Pick<PagesProps, 'page' | 'last' | 'onChange'>) {
  const t = useTranslate();
  const [typed, setTyped] = useState(String(page));
  const go = (): void => {
    const to = Math.min(last, Math.max(1, Math.trunc(Number(typed)) || page));
    setTyped(String(to));
    if (to !== page) onChange(to);
  };
  return (
    <input
      className="ui-input"
      inputMode="numeric"
      aria-label={t('table.page')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') go();
      }}
      onBlur={go}
    />
  );
}

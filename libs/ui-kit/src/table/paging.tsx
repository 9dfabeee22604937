import { Pagination } from 'antd';
import { useId } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';

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
        <AntdTheme>
          <Pagination
            simple={{ readOnly: !jump }}
            current={page}
            pageSize={size}
            // If the total is a lower bound, allow one page beyond the known ones.
            total={atLeast ? Math.max(total, page * size) + 1 : total}
            showSizeChanger={false}
            onChange={onChange}
          />
        </AntdTheme>
      ) : null}
    </div>
  );
};

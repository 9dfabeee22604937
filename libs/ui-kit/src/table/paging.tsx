import { Pagination } from 'antd';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';

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
  /** Replaces the text with the range and the total. */
  summary?: string;
  /** Id of the text with the range and the total. */
  id?: string;
}

/** Shows the range of rows on this page and the total, with links to the other pages. */
export const Paging = ({ page, size, total, atLeast = false, onChange, shown, summary, id }: PagingProps) => {
  const t = useTranslate();
  const first = (page - 1) * size + 1;
  return (
    <div className="ui-data-table__foot">
      <span id={id}>
        {summary ?? t(atLeast ? 'table.shownOfMore' : 'table.shown', { first, last: first + shown - 1, total })}
      </span>
      {total > size ? (
        <AntdTheme>
          <Pagination
            simple={{ readOnly: true }}
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

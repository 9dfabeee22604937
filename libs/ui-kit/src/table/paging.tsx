import { Pagination } from 'antd';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';

export interface PagingProps {
  /** Starts at 1. */
  page: number;
  /** Rows per full page. */
  size: number;
  /** Total of all pages. */
  total: number;
  /** `total` is a lower bound, because counting stopped there. */
  atLeast?: boolean;
  onChange: (page: number) => void;
  /** Number of rows on this page. */
  shown: number;
  /** Custom text for which part is shown. */
  summary?: string;
  /** Id of the text that states which part is shown. */
  id?: string;
}

/** Shows which part of a list is listed, with links to the other pages. */
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
            // With a lower bound as the total, allow one page beyond the known ones.
            total={atLeast ? Math.max(total, page * size) + 1 : total}
            showSizeChanger={false}
            onChange={onChange}
          />
        </AntdTheme>
      ) : null}
    </div>
  );
};

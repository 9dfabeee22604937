import { Pagination } from 'antd';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';

export interface PagingProps {
  /** Counts from 1. */
  page: number;
  /** Rows of a full page. */
  size: number;
  /** The whole count, not that of this page. */
  total: number;
  /** There are more than `total`: nobody has counted further. */
  atLeast?: boolean;
  onChange: (page: number) => void;
  /** How many this page has. */
  shown: number;
  /** Which part is shown, in other words than usual. */
  summary?: string;
  /** Of the words that say which part is shown. */
  id?: string;
}

/** Which part of a list is shown, and the way to the next one. */
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
            // Where nobody has counted further there is one more page than is known of.
            total={atLeast ? Math.max(total, page * size) + 1 : total}
            showSizeChanger={false}
            onChange={onChange}
          />
        </AntdTheme>
      ) : null}
    </div>
  );
};

import { Badge, Descriptions as AntdDescriptions, Tag as AntdTag } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from '../antd/antd-theme';

interface DescriptionsProps {
  /** Heading above the list. */
  title?: ReactNode;
  /** Stacks the items, with values right-aligned in tabular figures. */
  amounts?: boolean;
  /** Always uses one column, for use next to other content. */
  narrow?: boolean;
  items: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** Sets every breakpoint, because antd's default is three columns. */
const twoColumns = { xs: 1, sm: 1, md: 2, lg: 2, xl: 2, xxl: 2 };

/** List of labels and values that describe one thing; one column on a phone. */
export const Descriptions = ({ title, amounts = false, narrow = false, items }: DescriptionsProps) => (
  <AntdTheme>
    <AntdDescriptions
      bordered
      size="small"
      title={title}
      className={amounts ? 'ui-amounts' : narrow ? 'ui-narrow' : ''}
      column={amounts || narrow ? 1 : twoColumns}
      items={items.map(({ key, label, value }) => ({ key, label, children: value }))}
    />
  </AntdTheme>
);

interface TagProps {
  children: ReactNode;
  /** Amber (`warning`) is reserved for what the user has to do. */
  tone?: 'default' | 'success' | 'warning' | 'error' | 'info';
}

const colors = { success: 'success', warning: 'warning', error: 'error', info: 'processing' } as const;

export const Tag = ({ children, tone = 'default' }: TagProps) => (
  <AntdTheme>
    <AntdTag variant="outlined" {...(tone === 'default' ? {} : { color: colors[tone] })}>
      {children}
    </AntdTag>
  </AntdTheme>
);

/**
 * A number beside text, such as unread messages; renders nothing for 0. `label` is its accessible description: "3
 * unread messages".
 */
export const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span className="ui-badge" role="img" aria-label={label}>
      <AntdTheme>
        <Badge count={count} overflowCount={99} title="" />
      </AntdTheme>
    </span>
  ) : null;

import type { ReactNode } from 'react';

// Hand-written, because antd's versions cost 60 kB on the first screen after sign-in.

interface DescriptionsProps {
  /** Heading above the list. */
  title?: ReactNode;
  /** Stacks the items, with values right-aligned in tabular figures. */
  amounts?: boolean;
  /** Always uses one column, for use next to other content. */
  narrow?: boolean;
  items: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** List of labels and values that describe one thing; one column on a phone. */
export const Descriptions = ({ title, amounts = false, narrow = false, items }: DescriptionsProps) => (
  <div
    className={`ui-descriptions ${amounts ? 'ui-descriptions--amounts' : narrow ? 'ui-descriptions--narrow' : 'ui-descriptions--wide'}`}
  >
    {title ? <div className="ui-descriptions__title">{title}</div> : null}
    <table>
      <tbody>
        {items.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface TagProps {
  children: ReactNode;
  /** Amber (`warning`) is reserved for what the user has to do. */
  tone?: 'default' | 'success' | 'warning' | 'error' | 'info';
}

export const Tag = ({ children, tone = 'default' }: TagProps) => (
  <span className={`ui-tag ui-tag--${tone}`}>{children}</span>
);

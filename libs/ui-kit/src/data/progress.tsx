import { Progress, Steps as AntdSteps } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { DoneIcon, OpenIcon } from '../core/icons';
import { VisuallyHidden } from '../core/layout';

interface ProgressBarProps {
  label: ReactNode;
  /** Whole percent. */
  percent: number;
  /** The number stands beside it, so that nobody depends on the colour. `plain`: what is only a measure. */
  tone?: 'green' | 'yellow' | 'red' | 'plain';
  /** What stands beside the label; as it is: the percent. */
  value?: ReactNode;
}

const fills = {
  green: 'var(--ant-color-success)',
  yellow: 'var(--ant-yellow)',
  red: 'var(--ant-color-error)',
  plain: 'var(--ant-color-primary)',
} as const;

export function ProgressBar({ label, percent, tone = 'green', value }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={`ui-progress ui-progress--${tone}`}>
      <div className="ui-inline ui-inline--apart">
        <span id={id}>{label}</span>
        <strong className="ui-money">{value ?? `${percent}%`}</strong>
      </div>
      <Progress aria-labelledby={id} percent={percent} showInfo={false} size={['100%', 12]} strokeColor={fills[tone]} />
    </div>
  );
}

interface ChecklistItem {
  key: string;
  /** A link where the item leads to. */
  name: ReactNode;
  done: boolean;
  /** Begun, but not done: said in the place of "Pending". */
  note?: string;
}

/** What is done and what is still to do, in words. */
export const Checklist = ({ items }: { items: readonly ChecklistItem[] }) => {
  const t = useTranslate();
  return (
    <ul className="ui-checklist">
      {items.map(({ key, name, done, note }) => (
        <li key={key} data-done={done}>
          {done ? <DoneIcon /> : <OpenIcon />}
          <span>
            {name}
            {note ? (
              <small>{note}</small>
            ) : (
              <VisuallyHidden>: {done ? t('core.done') : t('core.pending')}</VisuallyHidden>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

interface StepsProps {
  /** Names the list for screen readers. */
  label: string;
  titles: readonly string[];
  /** The step shown, from 0. */
  current: number;
}

/** Where one is in something that takes several pages. */
export const Steps = ({ label, titles, current }: StepsProps) => (
  <nav aria-label={label}>
    <AntdSteps size="small" current={current} responsive items={titles.map((title) => ({ title }))} />
  </nav>
);

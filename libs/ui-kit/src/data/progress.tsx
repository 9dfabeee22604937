import { Steps as AntdSteps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { DoneIcon, OpenIcon } from '../core/icons';
import { VisuallyHidden } from '../core/layout';

interface ChecklistItem {
  key: string;
  /** A link, if the item has a page. */
  name: ReactNode;
  done: boolean;
  /** Shown instead of "Pending" for an item in progress. */
  note?: string;
}

/** Shows in words which items are done and which are pending. */
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
  /** Accessible name of the list. */
  label: string;
  titles: readonly string[];
  /** Index of the current step, starting at 0. */
  current: number;
}

/** Shows the current step of a multi-page process. */
export const Steps = ({ label, titles, current }: StepsProps) => (
  <nav aria-label={label}>
    <AntdTheme>
      <AntdSteps size="small" current={current} responsive items={titles.map((title) => ({ title }))} />
    </AntdTheme>
  </nav>
);

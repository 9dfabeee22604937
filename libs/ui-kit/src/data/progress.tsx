import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
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

/** Shows the current step of a multi-page process; hand-written, so that these entry points need no antd. */
export const Steps = ({ label, titles, current }: StepsProps) => (
  <nav aria-label={label}>
    <ol className="ui-steps">
      {titles.map((title, at) => (
        <li key={title} data-done={at < current} aria-current={at === current ? 'step' : undefined}>
          {at < current ? <DoneIcon /> : <OpenIcon />}
          {title}
        </li>
      ))}
    </ol>
  </nav>
);

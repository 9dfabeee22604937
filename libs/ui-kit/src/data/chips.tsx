import { useState, type ReactNode } from 'react';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { ClockIcon } from '../core/icons';

export interface ChipProps {
  /** The state in words; the color only repeats it. */
  children: ReactNode;
  /** Amber (`warning`) is reserved for what somebody has to do. */
  tone?: 'default' | 'info' | 'success' | 'warning' | 'error';
  icon?: ReactNode;
  title?: string;
}

/** A state in one word, in a row of a table or beside a title. */
export const StateChip = ({ children, tone = 'default', icon, title }: ChipProps) => (
  <span className={`ui-chip ui-chip--${tone}`} title={title}>
    {icon}
    {children}
  </span>
);

/** Days of waiting from which a chip turns amber and red. */
const soon = 3;
const late = 7;

const day = 24 * 60 * 60 * 1000;
const midnight = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** How long something has been waiting, in calendar days; the date is in the tooltip. */
export function WaitingChip({ since }: { since: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const days = Math.max(0, Math.round((midnight(now) - midnight(new Date(since))) / day));
  const text = t('data.waiting', { days });
  if (days < soon)
    return (
      <time className="ui-muted" dateTime={since} title={formatDate(since, locale)}>
        {text}
      </time>
    );
  return (
    <StateChip tone={days < late ? 'warning' : 'error'} icon={<ClockIcon />}>
      <time dateTime={since} title={formatDate(since, locale)}>
        {text}
      </time>
    </StateChip>
  );
}

import { useState, type ReactNode } from 'react';
import { formatDate } from '@portal/domain/i18n/format';
import { businessDaysSince } from '@portal/domain/returns/business-days';
import { queueAgeOf } from '@portal/domain/returns/queue-age';
import type { QueueAge } from '@portal/domain/returns/returns.dto';
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

const tones: Partial<Readonly<Record<QueueAge, 'warning' | 'error'>>> = { days_3_5: 'warning', over_5: 'error' };

interface AgeChipProps {
  since: string;
  /** Whole business days that have begun since. */
  days: number;
  /** False if nobody at the office has to act, so that the age stays gray. */
  isOurs?: boolean;
}

/** How long something has waited, in business days; the date is in the tooltip. */
export function AgeChip({ since, days, isOurs = true }: AgeChipProps) {
  const t = useTranslate();
  const locale = useLocale();
  const tone = isOurs ? tones[queueAgeOf(days)] : undefined;
  const time = (
    <time
      className={tone ? undefined : 'ui-muted'}
      dateTime={since}
      title={t('data.waitingSince', { date: formatDate(since, locale) })}
    >
      {t('data.waiting', { days })}
    </time>
  );
  if (!tone) return time;
  return (
    <StateChip tone={tone} icon={<ClockIcon />}>
      {time}
    </StateChip>
  );
}

/** How long a client has been waiting for the office until now, in the user's time zone. */
export function WaitingChip({ since }: { since: string }) {
  const [now] = useState(() => new Date());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <AgeChip since={since} days={businessDaysSince(new Date(since), now, timeZone)} />;
}

import { useSyncExternalStore } from 'react';
import { useLocale } from '@portal/i18n';
import { formatDateTime, formatTime } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';

const dayInMs = 86_400_000;

/** When a message was written, as it stands beside it. */
interface MessageTime {
  /** Absent: older, so that date and time say it all. */
  day?: 'today' | 'yesterday';
  clock: string;
}

/**
 * The rule of the specification (part 1, section 9): the difference in days, rounded up, is one for `today` and two for `yesterday`;
 * anything else is date and time. What was written this moment, or by a clock that is ahead, counts as one.
 * Of 24 hours some may lie on the day before: then the date stands beside the word, so that the clock is never read wrongly.
 * @param writtenAt RFC 3339
 * @param now ms since 1970
 */
export function messageTime(writtenAt: string, now: number, locale: Locale): MessageTime {
  const written = new Date(writtenAt);
  const days = Math.max(1, Math.ceil((now - written.getTime()) / dayInMs));
  if (days > 2) return { clock: formatDateTime(writtenAt, locale) };
  const named = new Date(now);
  named.setDate(named.getDate() - (days - 1));
  const isThatDay = named.toDateString() === written.toDateString();
  return {
    day: days === 1 ? 'today' : 'yesterday',
    clock: isThatDay ? formatTime(written, locale) : formatDateTime(writtenAt, locale),
  };
}

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all messages on the screen. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The same for a whole minute, so that nothing is drawn for nothing. */
const thisMinute = (): number => Math.ceil(Date.now() / minute) * minute;

/** When a message was written, true to the minute for as long as it is shown. @param writtenAt RFC 3339 */
export function useMessageTime(writtenAt: string): MessageTime {
  const locale = useLocale();
  return messageTime(writtenAt, useSyncExternalStore(subscribe, thisMinute), locale);
}

import { useSyncExternalStore } from 'react';
import { useLocale } from '@portal/i18n';
import { formatDateTime, formatTime } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';

const dayInMs = 86_400_000;

/** Time of a message as displayed. */
interface MessageTime {
  /** Absent for an older message, which shows only its date and time. */
  day?: 'today' | 'yesterday';
  clock: string;
}

/**
 * Implements the specification's rule (part 1, section 9): the age of a message in days, rounded up, selects the
 * format. One day is `today`, two days are `yesterday`, more shows date and time. A message from this moment, or from a
 * clock that is ahead, counts as one day old. The last 24 hours may include the previous calendar day; in that case the
 * date is added, so that the time is not misread.
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

/** All visible messages share one timer. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the current time rounded up to the minute, so that messages do not re-render needlessly. */
const thisMinute = (): number => Math.ceil(Date.now() / minute) * minute;

/** Returns the displayed time of a message and updates it every minute. @param writtenAt RFC 3339 */
export function useMessageTime(writtenAt: string): MessageTime {
  const locale = useLocale();
  return messageTime(writtenAt, useSyncExternalStore(subscribe, thisMinute), locale);
}

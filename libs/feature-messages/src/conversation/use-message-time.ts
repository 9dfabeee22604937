import { useSyncExternalStore } from 'react';
import { useLocale } from '@portal/i18n';
import { messageTime, type MessageTime } from './message-time';

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

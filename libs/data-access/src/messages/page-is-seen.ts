import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** False while the page lies behind another one or the browser is put away. */
export const usePageIsSeen = (): boolean => useSyncExternalStore(subscribe, isVisible);

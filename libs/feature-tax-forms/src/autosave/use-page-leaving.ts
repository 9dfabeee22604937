import { useEffect } from 'react';

interface Unfinished {
  readonly unfinished: boolean;
  flush: () => void;
}

/** Saves at once when the page is hidden or the network is back, and asks before unsaved work is closed. */
export function usePageLeaving(draft: Unfinished): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') draft.flush();
    };
    const closing = (event: BeforeUnloadEvent): void => {
      if (!draft.unfinished) return;
      draft.flush();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', draft.flush);
    window.addEventListener('beforeunload', closing);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', draft.flush);
      window.removeEventListener('beforeunload', closing);
    };
  }, [draft]);
}

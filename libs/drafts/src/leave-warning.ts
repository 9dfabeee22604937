import { useEffect } from 'react';

/**
 * Warns before a page with unsent data is closed. @param isUnsent whether there is unsent data, or a function that
 * returns it
 */
export function useLeaveWarning(isUnsent: boolean | (() => boolean) = true): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isUnsent === true || isUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}

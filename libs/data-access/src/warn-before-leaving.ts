import { useEffect } from 'react';

/** The browser asks before a page is closed that holds what nobody has got yet. */
export function useWarningBeforeLeaving(isUnsent = true): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}

import { useEffect } from 'react';

/** The browser asks before a page is closed that holds what nobody has got yet. @param isUnsent or what tells so then */
export function useWarningBeforeLeaving(isUnsent: boolean | (() => boolean) = true): void {
  useEffect(() => {
    if (!isUnsent) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isUnsent === true || isUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}

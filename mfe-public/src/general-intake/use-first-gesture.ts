import { useLayoutEffect, useState } from 'react';

/** Excludes scrolling and focus on headings, which the page itself can trigger. */
const gestures = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Returns true after the first interaction with the page, so that lazy parts can start loading. */
export function useFirstGesture(): boolean {
  const [isUsed, setUsed] = useState(false);
  // A layout effect, because the user may click as soon as the page is painted.
  useLayoutEffect(() => {
    if (isUsed) return undefined;
    const use = (): void => setUsed(true);
    // Autofill, voice control and screen readers focus a field without triggering another event.
    const useByField = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('input, select, textarea, button')) use();
    };
    for (const gesture of gestures) addEventListener(gesture, use, { passive: true });
    addEventListener('focusin', useByField);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, use);
      removeEventListener('focusin', useByField);
    };
  }, [isUsed]);
  return isUsed;
}

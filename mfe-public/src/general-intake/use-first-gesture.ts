import { useLayoutEffect, useState } from 'react';

/** Excludes scrolling and focus on headings, which the page itself can cause. */
const gestures = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Returns true after the user's first interaction with the page, to start loading what may be needed next. */
export function useFirstGesture(): boolean {
  const [isUsed, setUsed] = useState(false);
  // A layout effect, because a click may follow as soon as the page is shown.
  useLayoutEffect(() => {
    if (isUsed) return undefined;
    const use = (): void => setUsed(true);
    // Autofill, voice control and screen readers focus a field without any other event.
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

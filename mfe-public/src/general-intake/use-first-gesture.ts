import { useLayoutEffect, useState } from 'react';

/** Scrolling a page into place or focusing a heading is the page's own doing and does not count. */
const gestures = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Returns true from the first sign that somebody uses the page: what they may need next loads then. */
export function useFirstGesture(): boolean {
  const [isUsed, setUsed] = useState(false);
  // Listens as soon as the page is shown: a first click may follow at once.
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

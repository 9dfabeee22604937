import { useEffect, useRef, useState } from 'react';
import { changeBetween, type Answer, type Change } from './changes';

/** Debounce after which an edit is complete, ms. */
const settled = 700;
/** How long a change is shown, ms. */
const shownFor = 9_000;

/** Returns what the last edit changed, for a limited time; nothing for the first amount. */
export function useChange(answer: Answer | null): Change | null {
  const base = useRef<Answer | null>(null);
  const [shown, setShown] = useState<Change | null>(null);
  const now = useRef(answer);
  useEffect(() => {
    now.current = answer;
  });
  const text = answer ? JSON.stringify(answer.request) + String(answer.result.estimated_refund) : '';

  useEffect(() => {
    const timer = setTimeout(() => {
      const [before, after] = [base.current, now.current];
      base.current = after;
      const change = before && after ? changeBetween(before, after) : null;
      if (change || !after) setShown(change);
    }, settled);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

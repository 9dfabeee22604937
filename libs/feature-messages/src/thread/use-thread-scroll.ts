import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/**
 * Thresholds in pixels: this near the end, new messages are shown at once; this near the beginning, earlier ones are
 * loaded.
 */
const near = { end: 48, beginning: 120 };

interface Ends {
  /** Keys of the first and the last message; absent when there is none. */
  first: string | undefined;
  last: string | undefined;
  /** Whether the reader wrote the last one, which is then always scrolled into view. */
  isLastOwn: boolean;
  /** Called when the reader scrolls near the beginning. */
  onBeginning: () => void;
}

interface ThreadScroll {
  panel: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** Whether a message arrived below the visible part. */
  hasNewBelow: boolean;
  showEnd: () => void;
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= near.end;

/**
 * Keeps the scroll position of a thread: at the end while the reader is there, and stable when earlier messages are
 * added above or new ones below.
 */
export function useThreadScroll({ first, last, isLastOwn, onBeginning }: Ends): ThreadScroll {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last, height: 0, isAtEnd: true });
  const [seen, setSeen] = useState({ last, isAtEnd: true });

  const showEnd = (): void => {
    const element = panel.current;
    if (element) element.scrollTop = element.scrollHeight;
  };

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const was = before.current;
    // One's own message scrolls to the end when it is written, not when earlier ones are loaded.
    if (was.isAtEnd || (isLastOwn && last !== was.last)) element.scrollTop = element.scrollHeight;
    else if (first !== was.first) element.scrollTop += element.scrollHeight - was.height;
    before.current = { first, last, height: element.scrollHeight, isAtEnd: isAtEnd(element) };
  }, [first, last, isLastOwn]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The composer below grows with its text, and a phone may be rotated.
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    const atEnd = isAtEnd(currentTarget);
    before.current = { ...before.current, isAtEnd: atEnd };
    if (atEnd !== seen.isAtEnd || (atEnd && last !== seen.last)) setSeen({ last, isAtEnd: atEnd });
    if (currentTarget.scrollTop < near.beginning) onBeginning();
  };

  return { panel, onScroll, hasNewBelow: !seen.isAtEnd && seen.last !== last, showEnd };
}

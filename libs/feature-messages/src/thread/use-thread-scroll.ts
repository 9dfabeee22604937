import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/**
 * Distances in pixels: from the end, within which new messages are scrolled into view; from the start, within which
 * earlier ones are loaded.
 */
const near = { end: 48, beginning: 120 };

interface Ends {
  /** Keys of the first and the last message; undefined if there is none. */
  first: string | undefined;
  last: string | undefined;
  /** Whether the user wrote the last message; if so, it is always scrolled into view. */
  isLastOwn: boolean;
  /** Called when the user scrolls near the beginning. */
  onBeginning: () => void;
}

interface ThreadScroll {
  panel: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** Whether a message has arrived below the visible part. */
  hasNewBelow: boolean;
  showEnd: () => void;
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= near.end;

/**
 * Manages the scroll position of a thread: stays at the end if the user is there, and otherwise stays in place when
 * messages are added above or below.
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
    // The user's own message scrolls to the end when it is sent, not when earlier ones are loaded.
    if (was.isAtEnd || (isLastOwn && last !== was.last)) element.scrollTop = element.scrollHeight;
    else if (first !== was.first) element.scrollTop += element.scrollHeight - was.height;
    before.current = { first, last, height: element.scrollHeight, isAtEnd: isAtEnd(element) };
  }, [first, last, isLastOwn]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The panel's height changes when the composer grows with its text or a phone is rotated.
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

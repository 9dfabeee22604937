import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/** This near to the end, what comes is shown at once; this near to the beginning, earlier ones are loaded. Pixels. */
const near = { end: 48, beginning: 120 };

interface Ends {
  /** Keys of the first and the last message; absent: there is none. */
  first: string | undefined;
  last: string | undefined;
  /** The reader wrote the last one: it is shown wherever they were. */
  isLastOwn: boolean;
  /** Called when the reader comes near to the beginning. */
  onBeginning: () => void;
}

interface ThreadScroll {
  panel: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** Something came below what the reader is looking at. */
  hasNewBelow: boolean;
  showEnd: () => void;
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= near.end;

/** Keeps a thread where its reader looks: at its end while they are there, and still when earlier messages come above or later ones below. */
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
    // A message of one's own leads to the end when it is written, not when earlier ones are loaded.
    if (was.isAtEnd || (isLastOwn && last !== was.last)) element.scrollTop = element.scrollHeight;
    else if (first !== was.first) element.scrollTop += element.scrollHeight - was.height;
    before.current = { first, last, height: element.scrollHeight, isAtEnd: isAtEnd(element) };
  }, [first, last, isLastOwn]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The field below grows with its text, and a phone is turned.
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

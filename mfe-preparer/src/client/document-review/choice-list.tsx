import { useEffect, useRef } from 'react';
import { isReviewKey } from './use-review-keys';

interface ChoiceListProps {
  label: string;
  choices: readonly { key: string; label: string; onPick: () => void }[];
  onClose: () => void;
}

/**
 * Choices by number key, arrows and Enter, or a click; only the first nine have a number. Numbers and Escape work wherever
 * the focus is, because opening the window, or a page of the document, may take it from the list.
 */
export function ChoiceList({ label, choices, onClose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);
  const now = useRef({ choices, onClose });
  useEffect(() => {
    now.current = { choices, onClose };
  }, [choices, onClose]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isReviewKey(event)) return;
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
      const at = items.findIndex((item) => item === event.target);
      const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: -1 };
      const to = at < 0 ? undefined : moves[event.key];
      const picked = /^[1-9]$/.test(event.key) ? now.current.choices[Number(event.key) - 1] : undefined;
      if (event.key !== 'Escape' && to === undefined && !picked) return;
      // Not for the viewer or the window around the list.
      event.preventDefault();
      event.stopPropagation();
      if (to !== undefined) items.at(to % items.length)?.focus();
      else if (picked) picked.onPick();
      else now.current.onClose();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={label} className="review__choices">
      <span className="ui-muted" aria-hidden="true">
        {label}
      </span>
      {choices.map(({ key, label: text, onPick }, at) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="ui-menu__item"
          aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
          onClick={onPick}
        >
          {at < 9 ? <kbd aria-hidden="true">{at + 1}</kbd> : null} {text}
        </button>
      ))}
    </div>
  );
}

import { useEffect, useRef, type KeyboardEvent } from 'react';

interface ChoiceListProps {
  label: string;
  choices: readonly { key: string; label: string; onPick: () => void }[];
  onClose: () => void;
}

/** Choices by number key, arrows and Enter, or a click; only the first nine have a number. */
export function ChoiceList({ label, choices, onClose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, []);
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = items.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    const picked = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (event.key !== 'Escape' && to === undefined && !picked) return;
    // Not for the viewer or the window around the list.
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) items[to % items.length]?.focus();
    else if (picked) picked.onPick();
    else onClose();
  };
  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={label} className="review__choices" onKeyDown={press}>
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

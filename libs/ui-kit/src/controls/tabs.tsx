import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CountBadge } from '../core/count-badge';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** Number shown after the label, and its accessible description: "3 unread messages". */
  badge?: { count: number; label: string };
}

interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Content of the active tab's panel. */
  children: ReactNode;
}

/** Position of the tab that a key moves to. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that show one panel at a time. To use them with routes, make the keys paths, `active` the current path, and
 * navigate in `onChange`. The arrow keys move the focus, and Enter opens: most panels load data.
 */
export function Tabs<Key extends string>({ items, active, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const { list, hidden } = useScrolledList(active);
  const at = items.findIndex(({ key }) => key === active);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const to = moves[event.key]?.(tabs.indexOf(event.target as HTMLElement), tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
  };
  return (
    <div className="ui-tabs">
      <div ref={list} className="ui-tabs__list" role="tablist" tabIndex={-1} data-hidden={hidden} onKeyDown={move}>
        {items.map(({ key, label, badge }, position) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className="ui-tab"
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-panel` : undefined}
            // Only one tab is reached by Tab.
            tabIndex={position === Math.max(0, at) ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {label}
            {badge ? <CountBadge {...badge} /> : null}
          </button>
        ))}
      </div>
      {at === -1 ? null : (
        <div key={active} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
          {children}
        </div>
      )}
    </div>
  );
}

/** Scrolls the active tab into view, and returns on which sides of the row tabs are hidden. */
function useScrolledList(active: string) {
  const list = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState('none');
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const look = (): void => {
      const atStart = row.scrollLeft > 1;
      const atEnd = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
      setHidden(atStart ? (atEnd ? 'both' : 'start') : atEnd ? 'end' : 'none');
    };
    const reveal = (): void => {
      const tab = row.querySelector<HTMLElement>('[aria-selected=true]');
      // Only the row: `scrollIntoView` would scroll the page, too.
      if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      look();
    };
    const resized = new ResizeObserver(reveal);
    resized.observe(row);
    reveal();
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [active]);
  return { list, hidden };
}

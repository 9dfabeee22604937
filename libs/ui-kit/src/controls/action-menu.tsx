import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../core/button';
import { Floating } from './floating';
import { WordOrIcon } from './word-or-icon';

interface MenuAction {
  key: string;
  label: string;
  onClick: () => void;
  dangerous?: boolean;
  disabled?: boolean;
}

interface ActionMenuProps {
  label: string;
  /** Accessible name; required when several menus share a label. */
  name?: string;
  /** Takes the place of the label on a phone. */
  icon?: ReactNode;
  actions: readonly MenuAction[];
}

/** Menu of actions for a row or a list. */
export function ActionMenu({ label, name, icon, actions }: ActionMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Focuses the button before the menu closes, so that a modal opened by the action can return focus there.
  const leave = (): void => {
    trigger.current?.querySelector('button')?.focus({ preventScroll: true });
    setOpen(false);
  };
  return (
    <span className="ui-menu-trigger" ref={trigger}>
      <Button
        {...(name ? { 'aria-label': name } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {icon ? <WordOrIcon icon={icon}>{label}</WordOrIcon> : label}
      </Button>
      {isOpen ? (
        <Menu
          label={name ?? label}
          actions={actions}
          trigger={trigger}
          onLeave={leave}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}

/** Position of the item that a key moves to. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface MenuProps extends Pick<ActionMenuProps, 'label' | 'actions'> {
  trigger: RefObject<HTMLSpanElement | null>;
  /** Closes the menu and focuses the button. */
  onLeave: () => void;
  /** Closes the menu when the user is elsewhere. */
  onClose: () => void;
}

function Menu({ label, actions, trigger, onLeave, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event): void => {
      const isInside = [menu, trigger].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) latest.current();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [trigger]);
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const to = moves[event.key]?.(items.indexOf(event.target as HTMLElement), items.length);
    if (event.key === 'Tab') onClose();
    if (event.key === 'Escape') onLeave();
    if (to === undefined && event.key !== 'Escape') return;
    // Not for the dialog or table around the menu.
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) items[to]?.focus();
  };
  return (
    <Floating anchor={trigger} className="ui-menu">
      <div ref={menu} role="menu" tabIndex={-1} aria-label={label} onKeyDown={press}>
        {actions.map(({ key, label: text, onClick, dangerous = false, disabled = false }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={dangerous ? 'ui-menu__item ui-menu__item--danger' : 'ui-menu__item'}
            aria-disabled={disabled || undefined}
            onClick={(event) => {
              // The menu is part of a row for React, whose click would open it.
              event.stopPropagation();
              if (disabled) return;
              onLeave();
              onClick();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </Floating>
  );
}

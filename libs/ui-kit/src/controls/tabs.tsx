import { Dropdown, Tabs as AntdTabs, type DropdownProps } from 'antd';
import { useRef, type ReactNode } from 'react';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';
import { CountBadge } from '../data/descriptions';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** A number after the label, and its meaning: "3 unread messages". */
  badge?: { count: number; label: string };
}

interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Content of the active tab. */
  children: ReactNode;
}

/**
 * Tabs that show one panel at a time. With routes, the keys are paths, `active` is the current path and `onChange`
 * navigates.
 */
export const Tabs = <Key extends string>({ items, active, onChange, children }: TabsProps<Key>) => (
  <AntdTheme>
    <AntdTabs
      activeKey={active}
      destroyOnHidden
      // The gap is set in CSS, so that each wrapped line starts at the edge.
      tabBarGutter={0}
      onChange={(key) => {
        const chosen = items.find((item) => item.key === key);
        if (chosen) onChange(chosen.key);
      }}
      items={items.map(({ key, label, badge }) => ({
        key,
        label: badge ? (
          <span className="ui-inline">
            {label} <CountBadge {...badge} />
          </span>
        ) : (
          label
        ),
        children: key === active ? children : null,
      }))}
    />
  </AntdTheme>
);

interface MenuAction {
  key: string;
  label: string;
  onClick: () => void;
  dangerous?: boolean;
  disabled?: boolean;
}

interface ActionMenuProps {
  label: string;
  /** Accessible name, needed when several menus share a label. */
  name?: string;
  actions: readonly MenuAction[];
}

/** Focuses the open menu, so that arrow keys work at once. */
const opening: Pick<DropdownProps, 'autoFocus' | 'trigger'> = { autoFocus: true, trigger: ['click'] };

/** A menu of actions for one row or one list. */
export function ActionMenu({ label, name, actions }: ActionMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  // Focuses the button before the menu closes, so that a modal opened by the action can return focus to it; otherwise
  // nothing would have focus.
  const leave = (): void => trigger.current?.querySelector('button')?.focus({ preventScroll: true });
  return (
    <AntdTheme>
      <Dropdown
        {...opening}
        menu={{
          onKeyDown: ({ key }) => {
            if (key === 'Escape') leave();
          },
          items: actions.map(({ key, label: text, onClick, dangerous = false, disabled = false }) => ({
            key,
            label: text,
            danger: dangerous,
            disabled,
            onClick: () => {
              leave();
              onClick();
            },
          })),
        }}
      >
        <span className="ui-menu-trigger" ref={trigger}>
          <Button aria-label={name}>{label}</Button>
        </span>
      </Dropdown>
    </AntdTheme>
  );
}

import { Dropdown, Tabs as AntdTabs, type DropdownProps } from 'antd';
import { useRef, type ReactNode } from 'react';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';
import { CountBadge } from '../data/descriptions';

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

/**
 * Tabs that show one panel at a time. To use them with routes, make the keys paths, `active` the current path, and
 * navigate in `onChange`.
 */
export const Tabs = <Key extends string>({ items, active, onChange, children }: TabsProps<Key>) => (
  <AntdTheme>
    <AntdTabs
      activeKey={active}
      destroyOnHidden
      // Set the gap in CSS instead, so that each wrapped line starts at the edge.
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
  /** Accessible name; required when several menus share a label. */
  name?: string;
  actions: readonly MenuAction[];
}

/** Moves focus into the menu when it opens, so that arrow keys work immediately. */
const opening: Pick<DropdownProps, 'autoFocus' | 'trigger'> = { autoFocus: true, trigger: ['click'] };

/** Menu of actions for a row or a list. */
export function ActionMenu({ label, name, actions }: ActionMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  // Focuses the button before the menu closes, so that a modal opened by the action can return focus there.
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

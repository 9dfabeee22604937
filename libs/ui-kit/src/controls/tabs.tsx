import { Dropdown, Tabs as AntdTabs, type DropdownProps } from 'antd';
import { useRef, type ReactNode } from 'react';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';
import { CountBadge } from '../data/descriptions';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: string;
  /** A number behind the label, and what it means: "3 unread messages". */
  badge?: { count: number; label: string };
}

interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[];
  active: Key;
  onChange: (key: Key) => void;
  /** Of the active tab. */
  children: ReactNode;
}

/** Parts of one thing, one at a time. As routes: the keys are paths, `active` is where one is, `onChange` navigates. */
export const Tabs = <Key extends string>({ items, active, onChange, children }: TabsProps<Key>) => (
  <AntdTheme>
    <AntdTabs
      activeKey={active}
      destroyOnHidden
      // Their distance is in the style: where they wrap, each line begins at the edge.
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
  /** For screen readers, where several menus have one label. */
  name?: string;
  actions: readonly MenuAction[];
}

/** The open menu takes the focus, so that arrow keys move in it at once. */
const opening: Pick<DropdownProps, 'autoFocus' | 'trigger'> = { autoFocus: true, trigger: ['click'] };

/** Several things that can be done with one row, or one list. */
export function ActionMenu({ label, name, actions }: ActionMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  // Before the menu goes: a window that opens now gives the focus back to its button, and nothing has it otherwise.
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

import { useRef, type KeyboardEvent } from 'react';
import { accountWords } from '@portal/domain/account/account.words';
import { roles, type Role } from '@portal/domain/contract/who';
import { pageWords } from './pages.words';

interface RoleTabsProps {
  chosen: Role;
  onChoose: (role: Role) => void;
  /** Id of the panel below. */
  panel: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const tabId = (role: Role): string => `login-tab-${role}`;

/** Client, Tax Preparer, Admin: arrow keys move, as in every tab list. */
export function RoleTabs({ chosen, onChoose, panel }: RoleTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = roles[(roles.indexOf(chosen) + step + roles.length) % roles.length] ?? chosen;
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div ref={list} className="shell-tabs" role="tablist" aria-label={pageWords.signingInAs}>
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          role="tab"
          id={tabId(role)}
          aria-selected={role === chosen}
          aria-controls={panel}
          tabIndex={role === chosen ? 0 : -1}
          onClick={() => onChoose(role)}
          onKeyDown={move}
        >
          {accountWords.roles[role]}
        </button>
      ))}
    </div>
  );
}

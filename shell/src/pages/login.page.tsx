import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { roles, type Role } from '@portal/domain/contract/access-policy';
import { useTranslate } from '@portal/i18n';
import { useSite } from '@portal/data-access/site';
import { MutedText } from '@portal/ui-kit/core';
import { AuthPageLayout } from './auth-page.layout';
import { LoginForm } from './login.form';

const panelId = 'login-panel';

export default function LoginPage() {
  const t = useTranslate();
  const site = useSite();
  const [role, setRole] = useState<Role>('client');
  const [email, setEmail] = useState('');
  // Keep the query string, which passes the preparer's code to the registration page.
  const { search, state } = useLocation() as Location<unknown>;
  return (
    <AuthPageLayout
      title={t('pages.loginTitle')}
      lead={t('pages.loginLead')}
      links={
        <>
          <Link to="/forgot-password" state={{ email }}>
            {t('pages.forgot')}
          </Link>
          <p>
            {t('pages.noAccount')}{' '}
            <Link to={{ pathname: '/register', search }} state={state}>
              {t('pages.toRegister')}
            </Link>
          </p>
          <Link to="/agent-links">{t('pages.browse')}</Link>
          {site?.demo ? <MutedText>{t('account.demoNote')}</MutedText> : null}
        </>
      }
    >
      <RoleTabs selected={role} onSelect={setRole} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(role)}>
        <LoginForm role={role} onEmail={setEmail} />
      </div>
    </AuthPageLayout>
  );
}

interface RoleTabsProps {
  selected: Role;
  onSelect: (role: Role) => void;
  /** Id of the tab panel. */
  panelId: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const tabId = (role: Role): string => `login-tab-${role}`;

/**
 * Tabs for Client, Tax Preparer and Admin, with arrow keys like any tab list. Hand-written, because antd's tabs would
 * cost every visitor 18 kB.
 */
function RoleTabs({ selected, onSelect, panelId }: RoleTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = roles[(roles.indexOf(selected) + step + roles.length) % roles.length] ?? selected;
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div ref={list} className="shell-tabs" role="tablist" aria-label={t('pages.signingInAs')}>
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          role="tab"
          id={tabId(role)}
          aria-selected={role === selected}
          aria-controls={panelId}
          tabIndex={role === selected ? 0 : -1}
          onClick={() => onSelect(role)}
          onKeyDown={move}
        >
          {t(`account.roles.${role}`)}
        </button>
      ))}
    </div>
  );
}

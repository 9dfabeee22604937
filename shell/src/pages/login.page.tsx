import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountWords } from '@portal/domain/account/account.words';
import type { Role } from '@portal/domain/contract/who';
import { Quiet } from '@portal/ui-kit/core';
import { EntryFrame } from './entry-frame';
import { LoginForm } from './login.form';
import { pageWords } from './pages.words';
import { RoleTabs, tabId } from './role-tabs';

const panel = 'login-panel';

export default function LoginPage() {
  const [role, setRole] = useState<Role>('client');
  return (
    <EntryFrame
      title={pageWords.loginTitle}
      lead={pageWords.loginLead}
      ways={
        <>
          <p>
            {pageWords.noAccount} <Link to="/register">{pageWords.toRegister}</Link>
          </p>
          <Link to="/agent-links">{pageWords.browse}</Link>
          <Quiet>{accountWords.demoNote}</Quiet>
        </>
      }
    >
      <RoleTabs chosen={role} onChoose={setRole} panel={panel} />
      <div id={panel} role="tabpanel" aria-labelledby={tabId(role)}>
        <LoginForm role={role} />
      </div>
    </EntryFrame>
  );
}

import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { User } from '@portal/domain/account/account.dto';
import { fullName } from '@portal/domain/account/person-name';
import type { Session } from '@portal/domain/account/session.dto';
import { handOverPassword, sendAs, signedIn, usePortalDispatch } from '@portal/data-access/core';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Card, buttonClass } from '@portal/ui-kit/core';
import type { NewAccount } from './send-general-intake';
import TemporaryPassword from './temporary-password';

interface NewAccountCardProps {
  /** null once the password is discarded. */
  account: NewAccount | null;
  /** A different user who has signed in meanwhile in another window. */
  user: User | null;
}

/** Shows the new account's password with a link to change it, or how to request another password. */
export function NewAccountCard({ account, user }: NewAccountCardProps) {
  const t = useTranslate();
  useLeaveWarning(account !== null);
  return (
    <Card title={t('intakeWizard.sent.accountTitle')}>
      {account ? (
        <>
          <p>{t('intakeWizard.sent.account', { email: account.email })}</p>
          <TemporaryPassword password={account.password} />
          {user ? (
            <Alert tone="warning">{t('intakeWizard.sent.otherSignedIn', { name: fullName(user) })}</Alert>
          ) : (
            <SetOwnPassword account={account} />
          )}
        </>
      ) : (
        <>
          <p>{t('intakeWizard.sent.gone')}</p>
          <div className="public-wizard__ways">
            <Link className={buttonClass('primary')} to="/forgot-password">
              {t('intakeWizard.sent.getNew')}
            </Link>
            <Link className={buttonClass()} to="/login">
              {t('intakeWizard.signIn')}
            </Link>
          </div>
        </>
      )}
    </Card>
  );
}

/** Signs in with the temporary password; the dashboard's route guard then requires a new one. */
function SetOwnPassword({ account: { email, password } }: { account: NewAccount }) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');

  const signIn = async (): Promise<void> => {
    setRefusal('');
    const { data, error } = await sendAs(null, { endpoint: accountEndpoints.login, body: { email, password } });
    if (error) {
      setRefusal(error.detail ?? t('intakeWizard.sent.signInFailed'));
      return;
    }
    const session = data as Session;
    handOverPassword(session.user.id, password);
    dispatch(signedIn(session));
    void navigate('/dashboard', { replace: true });
  };

  return (
    <>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      <Button kind="primary" onClick={signIn}>
        {t('intakeWizard.sent.setOwn')}
      </Button>
    </>
  );
}

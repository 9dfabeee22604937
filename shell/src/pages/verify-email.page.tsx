import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { useVerifyEmailMutation } from '@portal/data-access/account';
import { detailOr, problemOf } from '@portal/data-access/core';
import { Alert, Button, Stack, buttonClass } from '@portal/ui-kit/core';
import { useAuth } from '../auth/auth.provider';
import { ResendLink } from '../email-verification/resend-link';
import { useReloadUser } from '../email-verification/use-reload-user';
import { AuthPageLayout } from './auth-page.layout';

/**
 * Target of the emailed link, signed in or not. The token is in the URL fragment (`#`), which browsers never send, and is
 * sent only on a click: mail scanners open links, and some run their scripts.
 */
export default function VerifyEmailPage() {
  const token = useLocation().hash.slice(1);
  return <VerifyEmail key={token} token={token} />;
}

function VerifyEmail({ token }: { token: string }) {
  const t = useTranslate();
  const [state, setState] = useState<'open' | 'done' | 'over'>(token === '' ? 'over' : 'open');
  const lead = state === 'open' ? { lead: t('pages.verifyLead') } : {};
  return (
    <AuthPageLayout title={t('shell.notices.verifyTitle')} {...lead}>
      {state === 'open' ? <Confirm token={token} onEnd={setState} /> : <Outcome isDone={state === 'done'} />}
    </AuthPageLayout>
  );
}

function Confirm({ token, onEnd }: { token: string; onEnd: (state: 'done' | 'over') => void }) {
  const t = useTranslate();
  const [verify] = useVerifyEmailMutation();
  const [refusal, setRefusal] = useState('');
  const reloadUser = useReloadUser();
  const { user } = useAuth();

  const confirm = async (): Promise<void> => {
    setRefusal('');
    const { error } = await verify({ body: { token } });
    const isOver = problemOf(error)?.errors.some(({ field }) => field === 'token');
    if (error && !isOver) {
      setRefusal(detailOr(error, t('pages.verifyFailed')));
      return;
    }
    if (user) await reloadUser();
    onEnd(isOver ? 'over' : 'done');
  };

  return (
    <Stack>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      <Button kind="primary" wide onClick={confirm}>
        {t('pages.verifySubmit')}
      </Button>
    </Stack>
  );
}

function Outcome({ isDone }: { isDone: boolean }) {
  const t = useTranslate();
  const { user } = useAuth();
  if (isDone || (user && !user.email_unverified))
    return (
      <Stack>
        <Alert tone="success" live title={t(isDone ? 'pages.verified' : 'pages.verifiedAlready')} />
        <Link className={buttonClass('primary')} to={user ? '/dashboard' : '/login'}>
          {t(user ? 'pages.toDashboard' : 'shell.signIn')}
        </Link>
      </Stack>
    );
  return (
    <Stack>
      <Alert tone="warning" live title={t('pages.verifyOver')}>
        <p>{t(user ? 'pages.verifyOverIn' : 'pages.verifyOverOut')}</p>
      </Alert>
      {user ? (
        <ResendLink email={user.email} />
      ) : (
        <Link className={buttonClass('primary')} to="/login">
          {t('shell.signIn')}
        </Link>
      )}
    </Stack>
  );
}

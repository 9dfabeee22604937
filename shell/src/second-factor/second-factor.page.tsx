import { useState } from 'react';
import { Link, useLocation, useNavigate, type Location } from 'react-router-dom';
import type { SecondFactor } from '@portal/domain/second-factor/second-factor.dto';
import { useTranslate } from '@portal/i18n';
import { signedIn, usePortalDispatch, useSession } from '@portal/data-access/core';
import { useSecondFactorQuery } from '@portal/data-access/second-factor';
import { Alert, Card, ErrorState, PageFrame, SkeletonForm } from '@portal/ui-kit/core';
import { PasskeysCard } from '../passkeys/passkeys.card';
import { EnabledFactor } from './enabled-factor';
import { RecoveryCodesCard } from './recovery-codes.card';
import { SetUpFactor } from './set-up-factor';
import './second-factor.css';

export interface SecondFactorPageProps {
  /** Returns the URL to open after a setup without which the account may do nothing; injected, because the routes import this page. */
  returnToOf: (location: Location<unknown>) => string;
}

/** Sets up, replaces or turns off two-step sign-in of the signed-in staff member. */
export default function SecondFactorPage({ returnToOf }: SecondFactorPageProps) {
  const t = useTranslate();
  const location = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const dispatch = usePortalDispatch();
  const { token, user } = useSession();
  const query = useSecondFactorQuery();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [replacing, setReplacing] = useState(false);
  const factor = query.data;
  const mustSetUp = user?.must_set_up_second_factor === true;
  const isInsteadOfPassword = user?.password_too_short === true;

  const finish = (): void => {
    setCodes(null);
    setReplacing(false);
    if (!(mustSetUp || isInsteadOfPassword) || !token) return;
    const ready = isInsteadOfPassword ? { must_change_password: false, password_too_short: false } : {};
    dispatch(signedIn({ access_token: token, user: { ...user, ...ready, must_set_up_second_factor: false } }));
    void navigate(returnToOf(location), { replace: true });
  };

  if (codes) {
    return (
      <PageFrame title={t('twoStep.codesTitle')} width="form">
        <RecoveryCodesCard codes={codes} onSaved={finish} />
      </PageFrame>
    );
  }
  const failure = <ErrorState title={t('twoStep.loadFailed')} onRetry={() => void query.refetch()} />;
  const view = (shown: SecondFactor) =>
    shown.enabled && !replacing ? (
      <EnabledFactor factor={shown} onReplace={() => setReplacing(true)} onCodes={setCodes} />
    ) : (
      <SetUpFactor onCodes={setCodes} />
    );
  return (
    <PageFrame title={t('twoStep.title')} lead={t('twoStep.lead')} width="form">
      {mustSetUp ? <Alert tone="info" title={t('account.mustSetUpSecondFactor')} /> : null}
      <Card>{factor ? view(factor) : query.isError ? failure : <SkeletonForm />}</Card>
      <PasskeysCard onCodes={setCodes} />
      {isInsteadOfPassword ? (
        <Link to={returnToOf(location)}>{t('twoStep.toNewPassword')}</Link>
      ) : mustSetUp ? null : (
        <Link to="/account">{t('twoStep.toAccount')}</Link>
      )}
    </PageFrame>
  );
}

import { useCallback } from 'react';
import { useLazyMeQuery, useLogoutMutation } from '@portal/data-access/account';
import { signedOut, usePortalDispatch, useSession, withoutReads } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { Button, lazyPart } from '@portal/ui-kit/core';
import { useIdleTimeout } from './use-idle-timeout';

/** Always shown: in a dialog if its chunk loads, otherwise inline. */
const IdleWarningDialog = lazyPart(
  () => import('./idle-warning.dialog'),
  ({ failed, onStay }) => (failed ? <IdleWarningLine onStay={onStay} /> : null),
);

const IdleWarningLine = ({ onStay }: { onStay: () => void }) => {
  const t = useTranslate();
  return (
    <div className="ui-window-waiting" data-failed role="alert">
      <span>{t('account.idleWarning')}</span>
      <Button kind="primary" onClick={onStay}>
        {t('account.stay')}
      </Button>
    </div>
  );
};

/** Signs out after 30 minutes without activity, with a warning at 28 (decisions, section 3). */
export function IdleTimeout() {
  const { status } = useSession();
  const dispatch = usePortalDispatch();
  const [logout] = useLogoutMutation();
  const [fetchMe] = useLazyMeQuery();

  const onExpire = useCallback(() => {
    void dispatch(
      withoutReads(async () => {
        await logout();
        dispatch(signedOut('idle'));
      }),
    );
  }, [logout, dispatch]);
  const onActive = useCallback(() => void fetchMe(), [fetchMe]);
  const { state, stay } = useIdleTimeout({ enabled: status === 'in', onExpire, onActive });

  return state === 'warning' ? <IdleWarningDialog onStay={stay} /> : null;
}

import { Suspense, lazy, useCallback } from 'react';
import { useLazyMeQuery, useLogoutMutation } from '@portal/data-access/account';
import { signedOut, usePortalDispatch, useSession, withoutReads } from '@portal/data-access/core';
import { useIdleTimeout } from './use-idle-timeout';

const IdleWarningDialog = lazy(() => import('./idle-warning.dialog'));

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

  return state === 'warning' ? (
    <Suspense fallback={null}>
      <IdleWarningDialog onStay={stay} />
    </Suspense>
  ) : null;
}

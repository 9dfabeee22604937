import { Suspense, lazy, useCallback } from 'react';
import { useLazyMeQuery, useLogoutMutation } from '@portal/data-access/account';
import { signedOut, usePortalDispatch, useSession } from '@portal/data-access/core';
import { useIdle } from './use-idle';

const IdleDialog = lazy(() => import('./idle.dialog'));

/** Signs out who has gone away; asks before (decisions, section 3). */
export function IdleWatch() {
  const { status } = useSession();
  const dispatch = usePortalDispatch();
  const [endOnServer] = useLogoutMutation();
  const [askWhoIAm] = useLazyMeQuery();

  const onOver = useCallback(() => {
    void endOnServer().finally(() => dispatch(signedOut('idle')));
  }, [endOnServer, dispatch]);
  const onStillHere = useCallback(() => void askWhoIAm(), [askWhoIAm]);
  const { is, stay } = useIdle({ on: status === 'in', onOver, onStillHere });

  return is === 'warned' ? (
    <Suspense fallback={null}>
      <IdleDialog onStay={stay} />
    </Suspense>
  ) : null;
}

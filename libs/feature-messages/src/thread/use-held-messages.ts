import { useEffect } from 'react';
import { usePortalDispatch, useUser } from '@portal/data-access/core';
import { whenLoaded } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { messageOutbox } from './outbox';

/** Sends messages that were in flight when the session ended, once their author signs in again. */
export function useHeldMessages(): void {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const { id } = useUser();
  useEffect(() => {
    const onFailed = (): void => notify.error(t('messages.sendFailed'));
    // Conversations that are still loading would miss messages sent in the meantime.
    void dispatch(whenLoaded).then(() => dispatch(messageOutbox.sendAll({ onFailed })));
  }, [dispatch, id, t]);
}

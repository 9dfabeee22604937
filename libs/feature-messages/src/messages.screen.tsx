import { useEffect } from 'react';
import { usePortalDispatch, useUser } from '@portal/data-access/core';
import { conversationKey, sendHeldMessages, useMessagePush } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { notify, PageFrame } from '@portal/ui-kit/core';
import { useStartingConversation } from './conversation/use-starting-conversation';
import { ConversationList } from './list/conversation-list';
import { Thread } from './thread/thread';
import './messages.css';
import './thread.css';

/** Messages page with the list on the left and the conversation on the right; phones show one of the two. */
export function MessagesScreen() {
  const t = useTranslate();
  const isPushed = useMessagePush();
  const { chosen, isStarting } = useStartingConversation();
  useSendingWhatWasHeld();
  return (
    <PageFrame title={t('conversations.title')}>
      <div className="msg-panes" data-open={chosen !== null}>
        <ConversationList chosen={chosen} isPushed={isPushed} />
        {chosen ? (
          <Thread key={conversationKey(chosen)} of={chosen} isPushed={isPushed} />
        ) : (
          <p className="msg-thread msg-thread--none">{isStarting ? null : t('conversations.choose')}</p>
        )}
      </div>
    </PageFrame>
  );
}

/** Sends messages held back when the session ended, once their author signs in again. */
function useSendingWhatWasHeld(): void {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const { id } = useUser();
  useEffect(() => {
    void dispatch(sendHeldMessages()).then((isSent) => {
      if (!isSent) notify.error(t('messages.sendFailed'));
    });
  }, [dispatch, id, t]);
}

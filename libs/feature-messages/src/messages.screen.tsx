import { conversationKey, useMessagePush } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { PageFrame } from '@portal/ui-kit/core';
import { useStartingConversation } from './conversation/use-starting-conversation';
import { ConversationList } from './list/conversation-list';
import { settled } from './thread/outbox';
import { useHeldMessages } from './thread/use-held-messages';
import { Thread } from './thread/thread';
import './messages.css';
import './thread.css';

/** Messages page with the list on the left and the conversation on the right; phones show one of the two. */
export function MessagesScreen() {
  const t = useTranslate();
  const isPushed = useMessagePush(settled);
  const { chosen, isStarting } = useStartingConversation();
  useHeldMessages();
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

/// <reference path="./css.d.ts" />
import { conversationKey, useMessagePush } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { PageFrame } from '@portal/ui-kit/core';
import { useConversationRef } from './conversation/conversation-path';
import { ConversationList } from './list/conversation-list';
import { Thread } from './thread/thread';
import './messages.css';
import './thread.css';

/** Conversations at the left, the chosen one at the right; on a phone one of the two. */
export function MessagesScreen() {
  const t = useTranslate();
  const isPushed = useMessagePush();
  const chosen = useConversationRef();
  return (
    <PageFrame title={t('conversations.title')}>
      <div className="msg-panes" data-open={chosen !== null}>
        <ConversationList chosen={chosen} isPushed={isPushed} />
        {chosen ? (
          <Thread key={conversationKey(chosen)} of={chosen} isPushed={isPushed} />
        ) : (
          <p className="msg-thread msg-thread--none">{t('conversations.choose')}</p>
        )}
      </div>
    </PageFrame>
  );
}

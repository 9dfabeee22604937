import { useState } from 'react';
import { conversationKey, useContactsQuery, useMessagePush } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { LoadingState, SkeletonLines } from '@portal/ui-kit/core';
import { Sheet } from '@portal/ui-kit/feedback';
import { contactsAtOnce } from './conversation/use-starting-conversation';
import { settled } from './thread/outbox';
import { Thread } from './thread/thread';
import { useHeldMessages } from './thread/use-held-messages';
import './messages.css';
import './thread.css';

interface MessagesDrawerProps {
  /** The other person; by default, whoever wrote the newest unread message. */
  userId?: string | undefined;
  onClose: () => void;
}

/** One conversation over any page, ready to write. */
export default function MessagesDrawer({ userId, onClose }: MessagesDrawerProps) {
  const t = useTranslate();
  const isPushed = useMessagePush(settled);
  useHeldMessages();
  const { newest, isLoading } = useNewestUnread(userId !== undefined);
  const chosen = userId ?? newest;
  const of = chosen === undefined ? undefined : { userId: chosen };
  return (
    <Sheet open side title={t('conversations.title')} onClose={onClose}>
      <div className="msg-drawer">
        {of ? (
          <Thread key={conversationKey(of)} of={of} isPushed={isPushed} startsWriting />
        ) : isLoading ? (
          <LoadingState>
            <SkeletonLines lines={7} />
          </LoadingState>
        ) : (
          <p>{t('conversations.noClients')}</p>
        )}
      </div>
    </Sheet>
  );
}

const firstContacts = { query: { limit: contactsAtOnce } };

/**
 * Returns who wrote the newest unread message, or else the newest one. Does not change while the drawer is open, although
 * reading the conversation makes another one the newest unread.
 */
function useNewestUnread(skip: boolean): { newest: string | undefined; isLoading: boolean } {
  const { data, isLoading } = useContactsQuery(firstContacts, { skip, refetchOnMountOrArgChange: true });
  const [first, setFirst] = useState<string>();
  const found = (data?.rows.find(({ unread }) => unread > 0) ?? data?.rows[0])?.id;
  if (first === undefined && found !== undefined) setFirst(found);
  return { newest: first, isLoading };
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { conversationKey, useContactsQuery, useMessagePush } from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { EmptyState, LoadingState, SkeletonLines, buttonClass } from '@portal/ui-kit/core';
import { Sheet } from '@portal/ui-kit/feedback';
import { contactsAtOnce } from './conversation/use-starting-conversation';
import { settled } from './thread/outbox';
import { Thread } from './thread/thread';
import { useHeldMessages } from './thread/use-held-messages';
import './messages.css';
import './thread.css';

interface MessagesDrawerProps {
  /** The other person; by default, whoever wrote the newest unread message, or else of the newest conversation. */
  userId?: string | undefined;
  onClose: () => void;
}

/** One conversation over any page, ready to write. */
export default function MessagesDrawer({ userId, onClose }: MessagesDrawerProps) {
  const t = useTranslate();
  const isPushed = useMessagePush(settled);
  useHeldMessages();
  const { newest, hasContacts, isLoading } = useNewest(userId !== undefined);
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
          <NoConversation hasContacts={hasContacts} onClose={onClose} />
        )}
      </div>
    </Sheet>
  );
}

/** Nobody has written yet: invites to choose somebody, instead of starting a conversation with anybody. */
function NoConversation({ hasContacts, onClose }: { hasContacts: boolean; onClose: () => void }) {
  const t = useTranslate();
  if (!hasContacts) return <EmptyState title={t('conversations.noClients')} />;
  return (
    <EmptyState
      title={t('conversations.choose')}
      action={
        <Link className={buttonClass()} to="/messages" onClick={onClose}>
          {t('conversations.back')}
        </Link>
      }
    />
  );
}

const firstContacts = { query: { limit: contactsAtOnce } };

/**
 * Returns who wrote the newest unread message, or else the other person of the newest conversation. Does not change while
 * the drawer is open, although reading the conversation makes another one the newest unread.
 */
function useNewest(skip: boolean): { newest: string | undefined; hasContacts: boolean; isLoading: boolean } {
  const { data, isLoading } = useContactsQuery(firstContacts, { skip, refetchOnMountOrArgChange: true });
  const [first, setFirst] = useState<string>();
  const rows = data?.rows ?? [];
  const found = (rows.find(({ unread }) => unread > 0) ?? rows.find(({ last_message_at: at }) => at !== null))?.id;
  if (first === undefined && found !== undefined) setFirst(found);
  return { newest: first, hasContacts: rows.length > 0, isLoading };
}

import { useRef, useState } from 'react';
import { useUser, usePortalDispatch } from '@portal/data-access/core';
import {
  conversationKey,
  discardMessage,
  loadEarlier,
  retryMessage,
  sendMessage,
  useOutbox,
  type Conversation,
  type ConversationRef,
  type OutgoingMessage,
} from '@portal/data-access/messages';
import { useTranslate } from '@portal/i18n';
import { notify, VisuallyHidden } from '@portal/ui-kit/core';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { useDraft, useWarningBeforeLeaving } from './use-draft';
import { useMarkRead } from './use-mark-read';

/** Whose conversation it is. */
export interface ThreadAbout {
  name: string;
  detail: string;
  canWrite: boolean;
  unread: number;
  /** Of the group, for its posts. */
  groupRowId?: string;
}

interface MessagesProps {
  of: ConversationRef;
  about: ThreadAbout;
  conversation: Conversation;
  sentences: { failed: string; empty: string; readOnly: string };
}

/** What was said and what is being sent, and the field to write in. */
export function Messages({ of, about, conversation, sentences }: MessagesProps) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const { id: readerId } = useUser();
  const key = conversationKey(of);
  const [draft, setDraft] = useDraft(key);
  const field = useRef<HTMLTextAreaElement>(null);
  const outgoing = useOutbox().filter(({ to }) => conversationKey(to) === key);
  useWarningBeforeLeaving(outgoing.length > 0);
  const others = conversation.messages.filter(({ sender_id }) => sender_id !== readerId);
  const newest = others.at(-1);
  const [opened] = useState(newest?.id);
  useMarkRead({
    of,
    newest: newest?.id,
    isUnread: about.unread > 0 || newest?.id !== opened,
    groupRowId: about.groupRowId,
  });

  const tell = async (sent: Promise<boolean>): Promise<void> => {
    if (!(await sent)) notify.error(t('messages.sendFailed'));
  };
  const earlier = async (): Promise<void> => {
    if (!(await dispatch(loadEarlier(of)))) notify.error(sentences.failed);
  };
  const edit = ({ key: unsent, content }: OutgoingMessage): void => {
    dispatch(discardMessage(unsent));
    setDraft(draft.trim() === '' ? content : `${content}\n${draft}`);
    field.current?.focus();
  };

  return (
    <>
      <MessageList
        label={t('conversations.with', { name: about.name })}
        empty={sentences.empty}
        messages={conversation.messages}
        outgoing={outgoing}
        readerId={readerId}
        hasEarlier={conversation.earlier !== undefined}
        onEarlier={earlier}
        onRetry={(unsent) => void tell(dispatch(retryMessage(unsent.key)))}
        onEdit={edit}
        onDiscard={(unsent) => dispatch(discardMessage(unsent.key))}
      />
      {/* Only what comes while one is here: what was there already is read like any text, and so is what is said. */}
      <VisuallyHidden>
        <span role="status">
          {newest && newest.id !== opened ? (
            <span key={newest.id}>{t('conversations.came', { name: newest.sender_name })}</span>
          ) : null}
        </span>
      </VisuallyHidden>
      {about.canWrite ? (
        <Composer
          text={draft}
          onChange={setDraft}
          onSend={(content) => void tell(dispatch(sendMessage(of, content)))}
          field={field}
        />
      ) : (
        <p className="msg-thread__closed">{sentences.readOnly}</p>
      )}
    </>
  );
}

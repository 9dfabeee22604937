import { useRef, useState, useEffect } from 'react';
import { useUser, usePortalDispatch } from '@portal/data-access/core';
import {
  conversationKey,
  loadEarlier,
  type Conversation,
  type ConversationRef,
  markRead,
  usePageIsSeen,
} from '@portal/data-access/messages';
import type { ChatGroup } from '@portal/domain/messages/messages.dto';
import { draftOf, keepDraft } from '@portal/drafts/core';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { notify, VisuallyHidden } from '@portal/ui-kit/core';
import { DirectComposer, useFiles, type Files } from './direct-composer';
import { GroupComposer } from './group-composer';
import { MessageList } from './message-list';
import { messageOutbox, type OutgoingMessage } from './outbox';
import { useUnconfirmed } from './use-unconfirmed';

/** Name and description of a conversation. */
export interface ThreadAbout {
  name: string;
  detail: string;
  canWrite: boolean;
  unread: number;
  /** null for a conversation with one person. */
  group: ChatGroup | null;
  /** The client to whom a member of staff writes; absent for other recipients. */
  clientId?: string | undefined;
}

interface MessagesProps {
  of: ConversationRef;
  about: ThreadAbout;
  conversation: Conversation;
  sentences: { failed: string; empty: string; readOnly: string };
  /** Focuses the message field at first. */
  startsWriting?: boolean | undefined;
}

/** Shows sent and pending messages and the composer. */
export function Messages({ of, about, conversation, sentences, startsWriting = false }: MessagesProps) {
  const t = useTranslate();
  const dispatch = usePortalDispatch();
  const { id: readerId } = useUser();
  const key = conversationKey(of);
  const [draft, setDraft] = useDraft(key);
  const [files, setFiles] = useFiles(key);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!startsWriting) return undefined;
    // A drawer focuses itself once it is open.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [startsWriting]);
  const outgoing = messageOutbox.use().filter(({ to }) => conversationKey(to) === key);
  const unconfirmed = useUnconfirmed(outgoing, conversation.messages, readerId);
  useLeaveWarning(outgoing.length > 0);
  const others = conversation.messages.filter(({ sender_id }) => sender_id !== readerId);
  const newest = others.at(-1);
  const [opened] = useState(newest?.id);
  useMarkRead({
    of,
    newest: newest?.id,
    isUnread: about.unread > 0 || newest?.id !== opened,
    groupRowId: about.group?.id,
  });

  const events = { onFailed: (): void => notify.error(t('messages.sendFailed')) };
  const earlier = async (): Promise<void> => {
    if (!(await dispatch(loadEarlier(of)))) notify.error(sentences.failed);
  };
  const edit = ({ key: unsent, content, attachments = [] }: OutgoingMessage): void => {
    dispatch(messageOutbox.discard(unsent));
    setFiles((kept) => [...attachments, ...kept]);
    setDraft(draft.trim() === '' ? content : `${content}\n${draft}`);
    field.current?.focus();
  };

  const composer = { text: draft, onChange: setDraft, field };
  const send = (content: string, attachments: Files = []): void =>
    dispatch(messageOutbox.add([{ to: of, content, attachments, created_at: new Date().toISOString() }], events));
  const sendWithFiles = (content: string): void => {
    send(content, files);
    setFiles(() => []);
  };

  return (
    <>
      <MessageList
        label={t('conversations.with', { name: about.name })}
        empty={sentences.empty}
        messages={conversation.messages}
        outgoing={unconfirmed}
        readerId={readerId}
        hasEarlier={conversation.earlier !== undefined}
        onEarlier={earlier}
        onRetry={(unsent) => dispatch(messageOutbox.retry(unsent.key, events))}
        onEdit={edit}
        onDiscard={(unsent) => dispatch(messageOutbox.discard(unsent.key))}
      />
      {/* Announce only messages from others that arrive while the conversation is open; screen readers read earlier ones as normal text. */}
      <VisuallyHidden>
        <span role="status">
          {newest && newest.id !== opened ? (
            <span key={newest.id}>{t('conversations.came', { name: newest.sender_name })}</span>
          ) : null}
        </span>
      </VisuallyHidden>
      {!about.canWrite ? (
        <p className="msg-thread__closed">{sentences.readOnly}</p>
      ) : about.group ? (
        <GroupComposer {...composer} group={about.group} onSend={(content) => send(content)} />
      ) : (
        <DirectComposer
          {...composer}
          files={files}
          onChangeFiles={setFiles}
          onSend={sendWithFiles}
          clientId={about.clientId}
        />
      )}
    </>
  );
}

interface Reading {
  of: ConversationRef;
  /** Id of the newest message from another person; absent if there is none. */
  newest: string | undefined;
  isUnread: boolean;
  groupRowId?: string | undefined;
}

/** Marks messages as read while the page is visible. */
function useMarkRead({ of, newest, isUnread, groupRowId }: Reading): void {
  const dispatch = usePortalDispatch();
  const isSeen = usePageIsSeen();
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!isSeen || !isUnread || newest === undefined || marked.current === newest) return;
    marked.current = newest;
    void dispatch(markRead(of, newest, groupRowId));
  }, [dispatch, groupRowId, isSeen, isUnread, newest, of]);
}

/**
 * Returns the draft for one conversation. Drafts are kept in memory for their author when another conversation is
 * opened or the session ends.
 */
function useDraft(conversation: string): [text: string, change: (text: string) => void] {
  const { id } = useUser();
  const name = `message:${conversation}`;
  const [text, setText] = useState(() => {
    const kept = draftOf(id, name);
    return typeof kept === 'string' ? kept : '';
  });
  useLeaveWarning(text.trim() !== '');
  const change = (next: string): void => {
    keepDraft(id, name, next || undefined);
    setText(next);
  };
  return [text, change];
}

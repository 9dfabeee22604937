import { useState } from 'react';
import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { MessageItem, OutgoingItem, type OutgoingActions } from './message-item';
import type { OutgoingMessage } from './outbox';
import { useThreadScroll } from './use-thread-scroll';

/** Makes the scrolling panel focusable, so that it can be scrolled by keyboard. */
const reachable = { role: 'region', tabIndex: 0 } as const;

interface MessageListProps extends OutgoingActions {
  /** Accessible name of the list. */
  label: string;
  /** Text for an empty conversation. */
  empty: string;
  /** Sorted oldest first. */
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  readerId: string;
  hasEarlier: boolean;
  onEarlier: () => Promise<void>;
}

/** Messages of a conversation in a scrolling panel, newest at the end; earlier ones load when the user scrolls up. */
export function MessageList(props: MessageListProps) {
  const { label, empty, messages, outgoing, readerId, hasEarlier, onEarlier, ...actions } = props;
  const t = useTranslate();
  const [isLoading, setLoading] = useState(false);
  const loadEarlier = async (): Promise<void> => {
    if (isLoading || !hasEarlier) return;
    setLoading(true);
    await onEarlier();
    setLoading(false);
  };
  const last = messages.at(-1);
  const { panel, onScroll, hasNewBelow, showEnd } = useThreadScroll({
    first: messages[0]?.id,
    last: outgoing.at(-1)?.key ?? last?.id,
    isLastOwn: outgoing.length > 0 || last?.sender_id === readerId,
    onBeginning: () => void loadEarlier(),
  });
  const lastRead = messages.findLast(({ sender_id, read_at }) => sender_id === readerId && read_at !== null);
  return (
    <div className="msg-scroll">
      <div className="msg-scroll__panel" {...reachable} aria-label={label} ref={panel} onScroll={onScroll}>
        {hasEarlier ? (
          <Button kind="text" wide busy={isLoading} onClick={() => void loadEarlier()}>
            {t('conversations.earlier')}
          </Button>
        ) : null}
        {messages.length + outgoing.length === 0 ? (
          <p className="msg-scroll__empty">{empty}</p>
        ) : (
          <ol className="msg-items">
            {messages.map((message, at) => (
              <MessageItem
                key={message.id}
                message={message}
                isOwn={message.sender_id === readerId}
                isSameSender={messages[at - 1]?.sender_id === message.sender_id}
                isLastRead={message.id === lastRead?.id}
              />
            ))}
            {outgoing.map((message) => (
              <OutgoingItem key={message.key} message={message} {...actions} />
            ))}
          </ol>
        )}
      </div>
      {hasNewBelow ? (
        <div className="msg-scroll__new">
          <Button onClick={showEnd}>{t('conversations.newBelow')}</Button>
        </div>
      ) : null}
    </div>
  );
}

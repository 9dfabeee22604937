import { Link } from 'react-router-dom';
import { conversationKey, type ConversationRef } from '@portal/data-access/messages';
import type { Translate } from '@portal/domain/i18n/message';
import type { Contact } from '@portal/domain/messages/messages.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { CountBadge } from '@portal/ui-kit/core';
import { pathOf } from '../conversation/conversation-path';
import { useMessageTime } from '../conversation/use-message-time';
import { messageOutbox } from '../thread/outbox';

interface ConversationRowProps {
  of: ConversationRef;
  isChosen: boolean;
  name: string;
  /** The contact's relation to the user, shown when contacts have different ones. */
  relation?: string | undefined;
  last: LastMessage;
  unread: number;
}

type LastMessage = Pick<Contact, 'last_message' | 'last_message_at' | 'last_message_is_own'>;

/** Row of a conversation with its last line, its unread count, and a mark if a message failed to send. */
export function ConversationRow({ of, isChosen, name, relation, last, unread }: ConversationRowProps) {
  const t = useTranslate();
  const key = conversationKey(of);
  const isUnsent = messageOutbox.use().some(({ to, state }) => state === 'failed' && conversationKey(to) === key);
  return (
    <li>
      <Link className="msg-row" to={pathOf(of)} aria-current={isChosen ? 'page' : undefined}>
        <span className="msg-row__name">
          {name} {relation ? <small>{relation}</small> : null}
        </span>
        {last.last_message_at ? <LastTime at={last.last_message_at} /> : null}
        <span className="msg-row__last" data-empty={!last.last_message_at}>
          {isUnsent ? <strong>{t('conversations.notSent')}</strong> : lastLine(last, t)}
        </span>
        {/* Show no count: an open conversation is marked as read immediately. */}
        {isChosen ? null : <CountBadge count={unread} label={t('conversations.unread', { count: unread })} />}
      </Link>
    </li>
  );
}

function lastLine(
  { last_message: text, last_message_at, last_message_is_own: isOwn }: LastMessage,
  t: Translate,
): string {
  if (!last_message_at) return t('conversations.noMessages');
  return isOwn && text ? t('conversations.lastOwn', { text }) : (text ?? '');
}

function LastTime({ at }: { at: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { day } = useMessageTime(at);
  return (
    <time className="msg-row__time" dateTime={at}>
      {day ? t(`conversations.${day}`) : formatDate(at, locale)}
    </time>
  );
}

import { Link } from 'react-router-dom';
import { conversationKey, useOutbox, type ConversationRef } from '@portal/data-access/messages';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { CountBadge } from '@portal/ui-kit/data';
import { pathOf } from '../conversation/conversation-path';
import { useMessageTime } from '../conversation/use-message-time';

interface ConversationRowProps {
  of: ConversationRef;
  isChosen: boolean;
  name: string;
  about: string;
  unread: number;
  /** RFC 3339; null: nobody has written yet. */
  lastAt: string | null;
}

/** One line of the list: leads to the conversation, and says how much of it is unread or was not sent. */
export function ConversationRow({ of, isChosen, name, about, unread, lastAt }: ConversationRowProps) {
  const t = useTranslate();
  const key = conversationKey(of);
  const isUnsent = useOutbox().some(({ to, state }) => state === 'failed' && conversationKey(to) === key);
  return (
    <li>
      <Link className="msg-row" to={pathOf(of)} aria-current={isChosen ? 'page' : undefined}>
        <span className="msg-row__name">{name}</span>
        {lastAt ? <LastTime at={lastAt} /> : null}
        <span className="msg-row__about" title={about}>
          {isUnsent ? <strong>{t('conversations.notSent')}</strong> : about}
        </span>
        {/* What is looked at is read at once. */}
        {isChosen ? null : <CountBadge count={unread} label={t('conversations.unread', { count: unread })} />}
      </Link>
    </li>
  );
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

import type { ChatMessage } from '@portal/domain/messages/messages.dto';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, lazyPart } from '@portal/ui-kit/core';
import { useMessageTime } from '../conversation/use-message-time';
import type { AttachedFilesProps } from './attached-files';
import { fileNames } from './file-names';
import type { OutgoingMessage } from './outbox';

/** Lazy, because few messages have files. */
const AttachedFiles = lazyPart<AttachedFilesProps>(
  () => import('./attached-files'),
  ({ files }) => <p className="msg-item__note">{fileNames(files)}</p>,
);

interface MessageItemProps {
  message: ChatMessage;
  isOwn: boolean;
  /** Whether the previous message has the same sender, whose name is then not repeated. */
  isSameSender: boolean;
  /** Whether it is the latest of the user's messages that was read. */
  isLastRead: boolean;
}

export function MessageItem({ message, isOwn, isSameSender, isLastRead }: MessageItemProps) {
  const t = useTranslate();
  return (
    <li className="msg-item" data-own={isOwn}>
      <p className={isOwn || isSameSender ? 'ui-hidden' : 'msg-item__name'}>
        {isOwn ? t('conversations.you') : message.sender_name}
      </p>
      <MessageText message={message} />
      {message.attachments ? <AttachedFiles files={message.attachments} /> : null}
      <p className="msg-item__note">
        <WrittenAt at={message.created_at} />
        {isLastRead ? <span>{t('conversations.read')}</span> : null}
      </p>
    </li>
  );
}

/** Left out if the message has only files, whose names follow. */
function MessageText({
  message: { content, attachments },
}: {
  message: Pick<OutgoingMessage, 'content' | 'attachments'>;
}) {
  return attachments && content === fileNames(attachments) ? null : <p className="msg-item__text">{content}</p>;
}

/**
 * Shows day and time: the specification only requires the day, but a conversation is hard to follow without the time.
 */
function WrittenAt({ at }: { at: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const { day, clock } = useMessageTime(at);
  return (
    <time dateTime={at} title={formatDateTime(at, locale)}>
      {day ? <span>{t(`conversations.${day}`)}</span> : null} <span>{clock}</span>
    </time>
  );
}

export interface OutgoingActions {
  onRetry: (message: OutgoingMessage) => void;
  /** Moves the text back into the composer. */
  onEdit: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
}

/** Outbox entry: a message being sent, or a failed one with its actions. */
export function OutgoingItem({ message, onRetry, onEdit, onDiscard }: OutgoingActions & { message: OutgoingMessage }) {
  const t = useTranslate();
  const isFailed = message.state === 'failed';
  return (
    <li className="msg-item" data-own="true" data-failed={isFailed}>
      <p className="ui-hidden">{t('conversations.you')}</p>
      <MessageText message={message} />
      {message.attachments?.map(({ document_id, filename }) => (
        <p key={document_id} className="msg-item__note">
          {filename}
        </p>
      ))}
      {isFailed ? (
        <>
          <p className="msg-item__failed">
            {t('messages.sendFailed')}
            {message.failure?.detail ? <span> {message.failure.detail}</span> : null}
          </p>
          <div className="msg-item__actions">
            <Button onClick={() => onRetry(message)}>{t('core.tryAgain')}</Button>
            <Button kind="text" onClick={() => onEdit(message)}>
              {t('conversations.edit')}
            </Button>
            <Button kind="text" onClick={() => onDiscard(message)}>
              {t('conversations.discard')}
            </Button>
          </div>
        </>
      ) : (
        <p className="msg-item__note">{t('conversations.sending')}</p>
      )}
    </li>
  );
}

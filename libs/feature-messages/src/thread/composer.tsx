import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { messageLimits } from '@portal/domain/messages/messages.limits';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';

/** Number of characters before the limit at which the remaining ones are shown. */
const nearLimit = 500;

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  /**
   * Called with the trimmed text if it is neither empty nor too long. @returns false if the user must confirm first;
   * the text is then kept
   */
  onSend: (content: string) => boolean;
  /** Description of the recipients, shown if there are several. */
  audience?: ReactNode;
  /** Offers texts to begin with. */
  templates?: ReactNode;
  /** Offers to attach files. */
  files?: ReactNode;
  /** Whether a message without text is sent too, because it has files. */
  canBeEmpty?: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Message field. Text that is too long is neither truncated nor sent. */
export function Composer({
  text,
  onChange,
  onSend,
  audience,
  templates,
  files,
  canBeEmpty = false,
  field,
}: ComposerProps) {
  const t = useTranslate();
  const id = useId();
  const content = text.trim();
  const isEmpty = content === '' && !canBeEmpty;
  const isTooLong = content.length > messageLimits.content;
  const left = messageLimits.content - content.length;

  const send = (): void => {
    if (isEmpty || isTooLong) return;
    if (!onSend(content)) return;
    onChange('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="msg-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="msg-composer__head">
        <label htmlFor={id}>{t('conversations.message')}</label>
        {templates}
      </div>
      {audience ? (
        <p id={`${id}-audience`} className="msg-composer__audience" role="status">
          {audience}
        </p>
      ) : null}
      <div className="msg-composer__row">
        <textarea
          id={id}
          ref={field}
          rows={1}
          value={text}
          enterKeyHint="enter"
          autoComplete="off"
          aria-invalid={isTooLong}
          aria-describedby={audience ? `${id}-audience ${id}-note` : `${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="primary" type="submit" disabled={isEmpty || isTooLong}>
          {t('conversations.send')}
        </Button>
      </div>
      {files}
      <p id={`${id}-note`} className={isTooLong ? 'msg-composer__error' : 'msg-composer__note'}>
        {isTooLong ? (
          t('conversations.tooLong', { most: messageLimits.content, count: content.length })
        ) : left <= nearLimit ? (
          t('conversations.left', { count: left })
        ) : (
          <span className="msg-composer__keys">{t('conversations.keys')}</span>
        )}
      </p>
    </form>
  );
}

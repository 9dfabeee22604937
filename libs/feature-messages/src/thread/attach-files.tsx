import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useAttachFile } from '@portal/data-access/message-attachments';
import type { MessageAttachment } from '@portal/domain/messages/messages.dto';
import { messageLimits } from '@portal/domain/messages/messages.limits';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';

export interface AttachFilesProps {
  /** The client for whom a preparer uploads; absent for the client's own files. */
  clientId: string | undefined;
  files: readonly MessageAttachment[];
  /** Gets a change, because uploads end after the files have changed. */
  onChange: (change: (files: readonly MessageAttachment[]) => readonly MessageAttachment[]) => void;
}

/** Uploads files for the message that is being written, and shows those that will go with it. */
export default function AttachFiles({ clientId, files, onChange }: AttachFilesProps) {
  const t = useTranslate();
  const id = useId();
  const attach = useAttachFile(clientId);
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isFull = files.length >= messageLimits.attachments;

  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = [...(target.files ?? [])].slice(0, messageLimits.attachments - files.length);
    // The same file can be chosen again after a failure.
    target.value = '';
    setFailure('');
    setSending(true);
    for (const file of chosen) {
      const { data, error } = await attach(file);
      if (data) onChange((before) => [...before.filter(({ document_id }) => document_id !== data.document_id), data]);
      else setFailure([t('conversations.attach.failed', { name: file.name }), error.detail].filter(Boolean).join('. '));
    }
    setSending(false);
  };

  return (
    <div className="msg-attach">
      {files.length > 0 ? (
        <ul className="msg-attach__files">
          {files.map(({ document_id, filename }) => (
            <li key={document_id}>
              <span>{filename}</span>
              <Button
                kind="text"
                aria-label={t('conversations.attach.remove', { name: filename })}
                onClick={() => onChange((before) => before.filter((file) => file.document_id !== document_id))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        hidden
        aria-label={t('conversations.attach.add')}
        onChange={(event) => void add(event)}
      />
      <Button busy={isSending} disabled={isFull} onClick={() => input.current?.click()}>
        {t('conversations.attach.add')}
      </Button>
      <p role="status" className={failure ? 'msg-composer__error' : 'msg-composer__note'}>
        {isSending
          ? t('conversations.attach.sending')
          : failure || (isFull ? t('conversations.attach.most', { max: messageLimits.attachments }) : '')}
      </p>
    </div>
  );
}

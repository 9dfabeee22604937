import { useDocumentBytes } from '@portal/data-access/documents';
import { saveFile } from '@portal/data-access/save-file';
import type { MessageAttachment } from '@portal/domain/messages/messages.dto';
import { useTranslate } from '@portal/i18n';
import { Button, notify } from '@portal/ui-kit/core';

export interface AttachedFilesProps {
  files: readonly MessageAttachment[];
}

/** The files of a message, to download. */
export default function AttachedFiles({ files }: AttachedFilesProps) {
  const t = useTranslate();
  const { download } = useDocumentBytes();
  const open = async ({ document_id, filename }: MessageAttachment): Promise<void> => {
    const { data, error } = await download(document_id);
    if (data) saveFile(data, filename);
    else notify.error(error.detail ?? t('conversations.attach.downloadFailed'));
  };
  return (
    <ul className="msg-item__files">
      {files.map((file) => (
        <li key={file.document_id}>
          <Button
            kind="text"
            aria-label={t('conversations.attach.open', { name: file.filename })}
            onClick={() => open(file)}
          >
            {file.filename}
          </Button>
        </li>
      ))}
    </ul>
  );
}

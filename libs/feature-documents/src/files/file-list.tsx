import type { ComponentType, ReactNode, Ref } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { FileActions } from './file-actions';
import { ScanNote } from './scan-note';

interface FileListProps {
  /** Accessible name of the list. */
  label: string;
  files: readonly DocumentRow[];
  onView: (document: DocumentRow) => void;
  /** Shows the client of each file, for lists with files of several clients. */
  ClientName?: ComponentType<ClientNameProps>;
  /** Shows a picture beside each file's name. */
  Picture?: ComponentType<{ document: DocumentRow }>;
  ref?: Ref<HTMLUListElement>;
  /** Returns a menu, shown next to a file's buttons. */
  menuOf?: (document: DocumentRow) => ReactNode;
}

export interface ClientNameProps {
  document: DocumentRow;
}

/** Lists uploaded files, each with its actions. */
export function FileList({ label, files, onView, ClientName, Picture, menuOf, ref }: FileListProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (files.length === 0) return <MutedText>{t('documents.noFiles')}</MutedText>;
  return (
    <ul ref={ref} className="doc-files" aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          {Picture ? <Picture document={file} /> : null}
          <div className="doc-files__name">
            <strong title={file.filename}>{file.filename}</strong>
            {ClientName ? (
              <span>
                <ClientName document={file} />
              </span>
            ) : null}
            <time className="ui-muted" dateTime={file.uploaded_at}>
              {t('documents.uploadedAt', { date: formatDate(file.uploaded_at, locale) })}
            </time>
            <ScanNote document={file} />
          </div>
          <FileActions document={file} onView={onView}>
            {menuOf?.(file)}
          </FileActions>
        </li>
      ))}
    </ul>
  );
}

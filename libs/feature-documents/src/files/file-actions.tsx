import type { ReactNode } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { useDownload } from './use-download';

interface FileActionsProps {
  document: DocumentRow;
  onView: (document: DocumentRow) => void;
  /** Additional actions. */
  children?: ReactNode;
}

export function FileActions({ document, onView, children }: FileActionsProps) {
  const t = useTranslate();
  const download = useDownload();
  const { filename } = document;
  return (
    <div className="doc-actions">
      <Button onClick={() => onView(document)} aria-label={t('documents.viewOf', { filename })}>
        {t('documents.view')}
      </Button>
      <Button onClick={() => download(document)} aria-label={t('documents.downloadOf', { filename })}>
        {t('documents.download')}
      </Button>
      {children}
    </div>
  );
}

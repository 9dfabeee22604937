import type { ReactNode } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { IconButton, WordOrIcon } from '@portal/ui-kit/controls';
import { Button, useDensity } from '@portal/ui-kit/core';
import { DownloadIcon, EyeIcon } from '@portal/ui-kit/icons';
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
  const isCompact = useDensity() === 'compact';
  return (
    <div className="doc-actions">
      <Button onClick={() => onView(document)} aria-label={t('documents.viewOf', { filename })}>
        <WordOrIcon icon={<EyeIcon />}>{t('documents.view')}</WordOrIcon>
      </Button>
      {isCompact ? (
        <IconButton
          label={t('documents.downloadOf', { filename })}
          icon={<DownloadIcon />}
          onClick={() => download(document)}
        />
      ) : (
        <Button onClick={() => download(document)} aria-label={t('documents.downloadOf', { filename })}>
          <WordOrIcon icon={<DownloadIcon />}>{t('documents.download')}</WordOrIcon>
        </Button>
      )}
      {children}
    </div>
  );
}

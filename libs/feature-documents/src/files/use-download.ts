import { useCallback } from 'react';
import { useDocumentBytes } from '@portal/data-access/documents';
import { saveFile } from '@portal/data-access/save-file';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';

/**
 * Returns a function that downloads a document under its own name; the promise resolves when the download has finished
 * or failed.
 */
export function useDownload(): (document: Pick<DocumentRow, 'id' | 'filename'>) => Promise<void> {
  const t = useTranslate();
  const { download } = useDocumentBytes();
  return useCallback(
    async ({ id, filename }) => {
      const { data, error } = await download(id);
      if (data) {
        saveFile(data, filename);
        notify.success(t('documents.downloaded', { filename }));
      } else {
        notify.error(error.code === 'conflict' && error.detail ? error.detail : t('documents.downloadFailed'));
      }
    },
    [download, t],
  );
}

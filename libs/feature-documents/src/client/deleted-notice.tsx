import { useEffect, useRef } from 'react';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';
import { focusCategory } from './focus-category';
import { useRestore } from './use-file-changes';

interface DeletedNoticeProps {
  file: Pick<DocumentRow, 'id' | 'filename' | 'document_type'>;
  /** Called once the file is restored and listed again. */
  onRestored: () => void;
}

/** Notice with a button to undo a deletion. Takes focus, because the focused menu disappeared with the file. */
export function DeletedNotice({ file, onRestored }: DeletedNoticeProps) {
  const t = useTranslate();
  const restore = useRestore();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={notice}>
      <Alert live>
        <p className="doc-deleted">
          <span>{t('documents.deleted', { filename: file.filename })}</span>
          <Button
            onClick={async () => {
              if (!(await restore(file))) return;
              onRestored();
              focusCategory(file.document_type);
            }}
          >
            {t('documents.undo')}
          </Button>
        </p>
      </Alert>
    </div>
  );
}

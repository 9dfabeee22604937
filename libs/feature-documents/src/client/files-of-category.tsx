import { useState } from 'react';
import { useDocumentPartsQuery } from '@portal/data-access/documents';
import { listLimits } from '@portal/domain/contract/limits';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentCategory, DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { FileList } from '../files/file-list';
import { DeletedNotice } from './deleted-notice';
import { FileThumbnail } from './file-thumbnail';
import { useFileChanges } from './use-file-changes';

interface FilesOfCategoryProps {
  type: DocumentType;
  category: DocumentCategory | undefined;
  onView: (document: DocumentRow) => void;
}

/** Lists the newest files of a category; all of them are loaded on request, because a client may have a thousand. */
export function FilesOfCategory({ type, category, onView }: FilesOfCategoryProps) {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const all = useDocumentPartsQuery(
    { query: { document_type: type, limit: listLimits.most } },
    { refetchOnMountOrArgChange: true, skip: !isWhole },
  );
  const { count = 0, latest = [] } = category ?? {};
  const files = (isWhole && all.data?.rows) || latest;
  const name = t(`documents.types.${type}`);
  const { menuOf, dialog, deleted, forgetDeleted } = useFileChanges(files);
  return (
    <>
      {deleted ? <DeletedNotice key={deleted.id} file={deleted} onRestored={forgetDeleted} /> : null}
      {/* An empty upload area says it already. */}
      {files.length > 0 ? (
        <FileList
          label={t('documents.filesOf', { type: name })}
          files={files}
          onView={onView}
          Picture={FileThumbnail}
          menuOf={menuOf}
        />
      ) : null}
      {dialog}
      {count > files.length ? (
        <Button
          kind="text"
          busy={all.isFetching}
          aria-label={t('documents.showAllOf', { count, type: name })}
          onClick={() => (all.isError ? void all.refetch() : setWhole(true))}
        >
          {t('documents.showAll', { count })}
        </Button>
      ) : null}
    </>
  );
}

import { useState } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import { useDocumentPartsQuery } from '@portal/data-access/documents';
import { listLimits } from '@portal/domain/contract/limits';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentCategory, DocumentRow } from '@portal/domain/documents/documents.dto';
import { useTranslate } from '@portal/i18n';
import { Button, useGrowingList } from '@portal/ui-kit/core';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { FileList } from '../files/file-list';
import { needsNote } from '../files/scan-note';
import { DeletedNotice } from './deleted-notice';
import { FileThumbnail } from './file-thumbnail';
import { useFileChanges } from './use-file-changes';

interface FilesOfCategoryProps {
  type: DocumentType;
  category: DocumentCategory | undefined;
  onView: (document: DocumentRow) => void;
}

/**
 * Returns how many of the files, newest first, are in sight before the client asks for all: the newest ones, and those that
 * have arrived since the page was opened or that need attention.
 */
function useInSight(files: readonly DocumentRow[]): number {
  const [known] = useState(() => new Set(files.map(({ id }) => id)));
  const last = files.findLastIndex((file) => !known.has(file.id) || needsNote(file));
  return Math.max(documentLimits.inSight, last + 1);
}

/** Lists the newest files of a category; the others are shown on request, because a client may have a thousand. */
export function FilesOfCategory({ type, category, onView }: FilesOfCategoryProps) {
  const t = useTranslate();
  const { isOpen } = useSeason();
  const [isWhole, setWhole] = useState(false);
  const { count = 0, latest = [] } = category ?? {};
  const all = useDocumentPartsQuery(
    { query: { document_type: type, limit: listLimits.most } },
    { refetchOnMountOrArgChange: true, skip: !isWhole || count <= latest.length },
  );
  const inSight = useInSight(latest);
  const files = isWhole ? (all.data?.rows ?? latest) : latest.slice(0, inSight);
  const { list, grow } = useGrowingList<HTMLUListElement>();
  const name = t(`documents.types.${type}`);
  const { menuOf, dialog, deleted, forgetDeleted } = useFileChanges(files);
  return (
    <>
      {deleted ? <DeletedNotice key={deleted.id} file={deleted} onRestored={forgetDeleted} /> : null}
      {/* An empty upload area says it already. */}
      {files.length > 0 ? (
        <FileList
          ref={list}
          label={t('documents.filesOf', { type: name })}
          files={files}
          onView={onView}
          Picture={FileThumbnail}
          {...(isOpen ? { menuOf } : {})}
        />
      ) : null}
      {dialog}
      {count > files.length ? (
        <Button
          kind="text"
          busy={all.isFetching}
          aria-label={t('documents.showAllOf', { count, type: name })}
          onClick={() => {
            grow();
            if (all.isError) void all.refetch();
            else setWhole(true);
          }}
        >
          {t('documents.showAll', { count })}
        </Button>
      ) : null}
    </>
  );
}

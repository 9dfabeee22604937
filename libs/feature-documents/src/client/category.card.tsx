import { useSeason } from '@portal/data-access/season-context';
import { countedOf } from '@portal/domain/documents/counts-as-document';
import type { DocumentCategory, DocumentRow } from '@portal/domain/documents/documents.dto';
import { requiredDocumentTypes, type DocumentType } from '@portal/domain/documents/document-types';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { FilesOfCategory } from './files-of-category';
import { FileUpload } from '../upload/file-upload';

interface CategoryCardProps {
  type: DocumentType;
  /** Number of files in the category, and the newest ones. */
  category: DocumentCategory | undefined;
  onView: (document: DocumentRow) => void;
}

/** A document category for the client: existing files, and an upload area. */
export function CategoryCard({ type, category, onView }: CategoryCardProps) {
  const t = useTranslate();
  const { isOpen } = useSeason();
  const isThere = category ? countedOf(category) > 0 : false;
  const name = t(`documents.types.${type}`);
  const isRequired = requiredDocumentTypes.includes(type);
  return (
    <Card
      id={`category-${type}`}
      title={name}
      extra={isRequired ? <Tag tone={isThere ? 'success' : 'warning'}>{t('documents.required')}</Tag> : null}
    >
      <MutedText>{t(`documents.about.${type}`)}</MutedText>
      {isOpen ? (
        <FileUpload
          documentType={type}
          what={name}
          label={t('documents.uploadLabel', { type: name })}
          cameraLabel={t('documents.photo')}
          // With files, the page is long enough on a phone.
          isCompact={category !== undefined && category.count > 0}
        />
      ) : isThere ? null : (
        <p>{t('documents.noneInSeason')}</p>
      )}
      <FilesOfCategory type={type} category={category} onView={onView} />
    </Card>
  );
}

import { useSeason } from '@portal/data-access/season-context';
import { countedOf } from '@portal/domain/documents/counts-as-document';
import type { DocumentCategory, DocumentRow } from '@portal/domain/documents/documents.dto';
import { requiredDocumentTypes, type DocumentType } from '@portal/domain/documents/document-types';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { UploadArea } from '@portal/ui-kit/upload';
import { FilesOfCategory } from './files-of-category';
import { RejectedFiles } from '../upload/rejected-files';
import { useUploads } from '../upload/use-uploads';

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
  const { items, tooLarge, empty, add, retry, cancel } = useUploads(type);
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
        <UploadArea
          label={t('documents.uploadLabel', { type: name })}
          camera={{ facing: type === 'selfie' ? 'user' : 'environment', label: t('documents.photo') }}
          items={items}
          onFiles={add}
          onRetry={retry}
          onCancel={cancel}
        />
      ) : isThere ? null : (
        <p>{t('documents.noneInSeason')}</p>
      )}
      <RejectedFiles tooLarge={tooLarge} empty={empty} />
      <FilesOfCategory type={type} category={category} onView={onView} />
    </Card>
  );
}

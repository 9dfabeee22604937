import type { ComponentType } from 'react';
import type { DocumentCategory, DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { FileList, type ClientNameProps } from '../files/file-list';

interface NewestOfCategoryProps {
  category: DocumentCategory;
  /** Ids of the documents already shown in the table above; omitted here. */
  inTable: ReadonlySet<string>;
  onView: (document: DocumentRow) => void;
  ClientName: ComponentType<ClientNameProps>;
}

/** Card with the newest documents of a type, and their total number. */
export function NewestOfCategory({ category, inTable, onView, ClientName }: NewestOfCategoryProps) {
  const t = useTranslate();
  const { document_type: type, count, at_least = false, latest } = category;
  const name = t(`documents.types.${type}`);
  const files = latest.filter(({ id }) => !inTable.has(id)).slice(0, documentLimits.latest);
  const others = count - files.length;
  return (
    <Card
      id={`category-${type}`}
      title={name}
      extra={<MutedText>{t(at_least ? 'documents.manyInAll' : 'documents.filesInAll', { count })}</MutedText>}
    >
      <div className="doc-about--staff">
        <MutedText>{t(`documents.about.${type}`)}</MutedText>
      </div>
      {files.length > 0 || count === 0 ? (
        <FileList
          label={t('documents.filesOf', { type: name })}
          files={files}
          onView={onView}
          ClientName={ClientName}
        />
      ) : null}
      {others > 0 ? <MutedText>{t(sentenceOf(at_least, files.length), { count: others })}</MutedText> : null}
    </Card>
  );
}

const sentenceOf = (isAtLeast: boolean, listed: number) => {
  if (isAtLeast) return 'documents.manyAbove';
  return listed > 0 ? 'documents.moreFiles' : 'documents.filesAbove';
};

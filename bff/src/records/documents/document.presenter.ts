import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { DocumentEntity } from './document.entity';

/** What a list of documents reads; never a key of the document store. */
export const listedColumns = [
  'id',
  'user_id',
  'filename',
  'document_type',
  'content_type',
  'uploaded_at',
] as const satisfies readonly (keyof DocumentEntity)[];

export type ListedDocument = Pick<DocumentEntity, (typeof listedColumns)[number]>;

export const presentDocument = (row: ListedDocument): DocumentRow => ({
  ...row,
  uploaded_at: row.uploaded_at.toISOString(),
});

import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { ListedDocument } from './documents.repository';

export const presentDocument = (row: ListedDocument): DocumentRow => ({
  id: row.id,
  user_id: row.user_id,
  filename: row.filename,
  document_type: row.document_type,
  content_type: row.content_type,
  uploaded_at: row.uploaded_at.toISOString(),
});

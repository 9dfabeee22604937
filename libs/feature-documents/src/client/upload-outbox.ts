import { requestOf } from '@portal/data-access/core';
import { documentsChanged } from '@portal/data-access/documents';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { Outbox, type OutboxEntry } from '@portal/drafts/outbox';
import { keepThumbnail } from './use-thumbnail';

interface NewFile {
  documentType: DocumentType;
  /** Absent if the office's seasons are not known. */
  year?: number;
  file: File;
}

/** File that the server has not confirmed yet. */
export type Upload = OutboxEntry<NewFile>;

/** Two concurrent uploads per category: more would only share the same bandwidth. */
export const uploadOutbox = new Outbox<NewFile, DocumentRow>({
  name: 'documents.uploads',
  laneOf: ({ documentType }) => documentType,
  atOnce: 2,
  delaysSignOut: false,
  request: ({ documentType, file, year }) =>
    requestOf(documentEndpoints.upload, {
      query: year === undefined ? {} : { year },
      body: { fields: { document_type: documentType }, file },
    }),
  onSaved: ({ file }, { id }, dispatch) => {
    void keepThumbnail(id, file);
    dispatch(documentsChanged());
  },
});

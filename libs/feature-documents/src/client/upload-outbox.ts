import { requestOf } from '@portal/data-access/core';
import { documentsChanged } from '@portal/data-access/documents';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { Outbox, type OutboxEntry } from '@portal/drafts/outbox';

interface NewFile {
  documentType: DocumentType;
  file: File;
}

/** File that the server has not confirmed yet. */
export type Upload = OutboxEntry<NewFile>;

/** Two concurrent uploads per category: more would only share the same bandwidth. */
export const uploadOutbox = new Outbox<NewFile, unknown>({
  name: 'documents.uploads',
  laneOf: ({ documentType }) => documentType,
  atOnce: 2,
  delaysSignOut: false,
  request: ({ documentType, file }) =>
    requestOf(documentEndpoints.upload, { body: { fields: { document_type: documentType }, file } }),
  onSaved: (_file, _saved, dispatch) => dispatch(documentsChanged()),
});

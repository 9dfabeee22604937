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
  /** The request item that the file is sent for. */
  requestItem?: string | undefined;
  /** The client for whom staff upload the file; absent for the user's own files. */
  clientId?: string | undefined;
  file: File;
}

/** File that the server has not confirmed yet. */
export type Upload = OutboxEntry<NewFile>;

/** The uploads of a category, or of one request item. */
export const laneOf = ({ documentType, requestItem, clientId }: Omit<NewFile, 'file'>): string =>
  [clientId, requestItem ?? documentType].filter(Boolean).join(':');

/** Two concurrent uploads per category: more would only share the same bandwidth. */
export const uploadOutbox = new Outbox<NewFile, DocumentRow>({
  name: 'documents.uploads',
  laneOf,
  atOnce: 2,
  delaysSignOut: false,
  request: ({ documentType, requestItem, clientId, file, year }) => {
    const fields = { document_type: documentType, ...(requestItem ? { request_item_id: requestItem } : {}) };
    const sent = { query: year === undefined ? {} : { year }, body: { fields, file } };
    return clientId
      ? requestOf(documentEndpoints.uploadForClient, { ...sent, clientId })
      : requestOf(documentEndpoints.upload, sent);
  },
  onSaved: ({ file }, { id }, dispatch) => {
    void keepThumbnail(id, file);
    dispatch(documentsChanged());
  },
  onSavedBefore: (dispatch) => void dispatch(documentsChanged()),
});

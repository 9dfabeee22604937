import { useCallback } from 'react';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { MessageAttachment } from '@portal/domain/messages/messages.dto';
import { requestOnce, usePortalDispatch, type Failure } from '@portal/data-access/core';
import { documentsChanged } from '@portal/data-access/documents';

type Attached = { data: MessageAttachment; error?: undefined } | { data?: undefined; error: Failure };
type Answer = { data: Pick<DocumentRow, 'id' | 'filename'>; error?: undefined } | { data?: undefined; error: Failure };

/**
 * Returns a function that uploads a file as one of the client's documents. A file that is already there is attached as
 * it is. @param clientId the client for whom a preparer uploads; absent for the client's own files
 */
export function useAttachFile(clientId: string | undefined): (file: File) => Promise<Attached> {
  const dispatch = usePortalDispatch();
  return useCallback(
    async (file) => {
      const body = { fields: { document_type: 'other' }, file };
      const request =
        clientId === undefined
          ? { endpoint: documentEndpoints.upload, body }
          : { endpoint: documentEndpoints.uploadForClient, params: { clientId }, body };
      const { data, error } = (await dispatch(requestOnce(request))) as Answer;
      if (data) {
        dispatch(documentsChanged());
        return { data: { document_id: data.id, filename: data.filename } };
      }
      if (error.code !== 'already_exists' || error.id === undefined) return { error };
      return { data: { document_id: error.id, filename: file.name } };
    },
    [clientId, dispatch],
  );
}

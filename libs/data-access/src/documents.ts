import { documentCalls } from '@portal/domain/documents/documents.calls';
import { api, fromCall } from '@portal/data-access/core';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({ documents: fromCall(build, documentCalls.list, { provides: ['Documents'] }) }),
});

export const { useDocumentsQuery } = documentsApi;

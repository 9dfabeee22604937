import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { api, buildEndpoint } from '@portal/data-access/core';

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({ documents: buildEndpoint(build, documentEndpoints.list, { provides: ['Documents'] }) }),
});

export const { useDocumentsQuery } = documentsApi;

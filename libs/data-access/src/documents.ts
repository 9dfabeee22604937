import { useMemo } from 'react';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { DocumentView } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { api, buildEndpoint, requestOnce, usePortalDispatch, type Failure } from '@portal/data-access/core';

const changes = { invalidates: ['Documents', 'Overview'] } as const;

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    documentCategories: buildEndpoint(build, documentEndpoints.categories, { provides: ['Documents'] }),
    documentParts: buildEndpoint(build, documentEndpoints.list, { provides: ['Documents'] }),
    documentUsage: buildEndpoint(build, documentEndpoints.usage, { provides: ['Documents'] }),
    documentScanning: buildEndpoint(build, documentEndpoints.scanning, { provides: [] }),
    documentTrash: buildEndpoint(build, documentEndpoints.trash, { provides: ['Documents'] }),
    changeDocument: buildEndpoint(build, documentEndpoints.change, changes),
    removeDocument: buildEndpoint(build, documentEndpoints.remove, changes),
    restoreDocument: buildEndpoint(build, documentEndpoints.restore, changes),
  }),
});

export const {
  useDocumentCategoriesQuery,
  useDocumentPartsQuery,
  useDocumentScanningQuery,
  useDocumentTrashQuery,
  useDocumentUsageQuery,
  useChangeDocumentMutation,
  useRemoveDocumentMutation,
  useRestoreDocumentMutation,
} = documentsApi;
/** Refetches what depends on the client's documents. */
export const documentsChanged = () => documentsApi.util.invalidateTags([...changes.invalidates]);

type Loaded<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Failure };

/** Fetches a document's bytes, bypassing the store, because they are large and not needed elsewhere. */
export function useDocumentBytes() {
  const dispatch = usePortalDispatch();
  return useMemo(() => {
    const ask = (endpoint: AnyEndpoint, id: string, signal?: AbortSignal) =>
      dispatch(requestOnce({ endpoint, params: { id } }, signal));
    return {
      view: (id: string, signal?: AbortSignal) =>
        ask(documentEndpoints.view, id, signal) as Promise<Loaded<DocumentView>>,
      download: (id: string) => ask(documentEndpoints.download, id) as Promise<Loaded<Blob>>,
    };
  }, [dispatch]);
}

import { useMemo } from 'react';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { ListPage } from '@portal/domain/contract/list-page';
import { listLimits } from '@portal/domain/contract/limits';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentRow, DocumentView } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { api, buildEndpoint, requestOnce, requestOf, usePortalDispatch, type Failure } from '@portal/data-access/core';

/** What a dashboard says of all documents, however many there are. */
export interface DocumentSummary {
  total: number;
  /** Of all of them. */
  types: DocumentType[];
  /** Newest first. */
  latest: DocumentRow[];
}

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    documentSummary: build.query<DocumentSummary, undefined>({
      queryFn: async (_arg, _api, _options, ask) => {
        const summary: DocumentSummary = { total: 0, types: [], latest: [] };
        for (let cursor: string | undefined; ;) {
          const result = await ask(requestOf(documentEndpoints.list, { query: { limit: listLimits.most, cursor } }));
          if (result.error) return { error: result.error };
          const { rows, total, next } = result.data as ListPage<DocumentRow>;
          if (cursor === undefined) {
            summary.total = total;
            summary.latest = rows.slice(0, documentLimits.recent);
          }
          summary.types = [...new Set([...summary.types, ...rows.map(({ document_type }) => document_type)])];
          cursor = next;
          if (cursor === undefined) return { data: summary };
        }
      },
      providesTags: ['Documents'],
    }),
    documentParts: buildEndpoint(build, documentEndpoints.list, { provides: ['Documents'] }),
    documentScanning: buildEndpoint(build, documentEndpoints.scanning, { provides: [] }),
    uploadDocument: buildEndpoint(build, documentEndpoints.upload, {
      invalidates: ['Documents', 'Progress', 'Overview'],
    }),
  }),
});

export const { useDocumentSummaryQuery, useDocumentPartsQuery, useDocumentScanningQuery } = documentsApi;
export const { uploadDocument } = documentsApi.endpoints;

type Loaded<Data> = { data: Data; error?: undefined } | { data?: undefined; error: Failure };

/** Asks for the bytes of a document, which are no part of the store: they are large, and nobody else needs them. */
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

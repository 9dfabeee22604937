import { listLimits } from '@portal/domain/contract/limits';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { recentDocuments } from '@portal/domain/dashboard/dashboard.limits';
import { api, requestOf } from '@portal/data-access/core';

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
          const answer = await ask(requestOf(documentEndpoints.list, { query: { limit: listLimits.most, cursor } }));
          if (answer.error) return { error: answer.error };
          const rows = answer.data as DocumentRow[];
          if (cursor === undefined) {
            summary.total = answer.meta?.total ?? rows.length;
            summary.latest = rows.slice(0, recentDocuments);
          }
          summary.types = [...new Set([...summary.types, ...rows.map(({ document_type }) => document_type)])];
          cursor = rows.at(-1)?.id;
          if (!answer.meta?.more || cursor === undefined) return { data: summary };
        }
      },
      providesTags: ['Documents'],
    }),
  }),
});

export const { useDocumentSummaryQuery } = documentsApi;

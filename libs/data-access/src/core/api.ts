import { createApi } from '@reduxjs/toolkit/query/react';
import { portalQuery } from './base-query';

/**
 * Cache tag of a noun. A mutation invalidates the nouns it changes, and the queries that show them refetch. Tags are not
 * listed: `buildEndpoint` registers those of each endpoint, and `cache-tags.spec.ts` finds misspelt ones.
 */
export type Tag = string;

/** The single cache of server state. Nouns add their endpoints in `data-access/<noun>.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: portalQuery,
  tagTypes: [] as Tag[],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

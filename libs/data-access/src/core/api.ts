import { createApi } from '@reduxjs/toolkit/query/react';
import { portalQuery } from './base-query';
import { tags } from './tags';

/** The one cache of server state. Nouns add their endpoints in `data-access/<noun>.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: portalQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

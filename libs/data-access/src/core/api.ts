import { createApi } from '@reduxjs/toolkit/query/react';
import { portalQuery } from './base-query';

/**
 * Cache tags, one per noun. A mutation invalidates the nouns it changes, and queries that contain them are refetched.
 */
const tags = [
  'Account',
  'Assignments',
  'Clients',
  'Documents',
  'Income',
  'Intake',
  'Leads',
  'Messages',
  'Offices',
  'Overview',
  'Preparers',
  'Progress',
  'ScheduleC',
  'Site',
  'Tax',
] as const;
export type Tag = (typeof tags)[number];

/** The single cache of server state. Nouns add their endpoints in `data-access/<noun>.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: portalQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

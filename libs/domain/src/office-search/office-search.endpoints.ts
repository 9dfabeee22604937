import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { OfficeSearchQuery, OfficeSearchResult } from './office-search.dto';

export const officeSearchEndpoints = {
  /** Searches clients, preparers and offices at once; returns the first matches of each kind and the totals. */
  find: get('/admin/search', admins).filteredBy<OfficeSearchQuery>().returns<OfficeSearchResult>(),
};

import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { ExportQuery } from './exports.dto';

export const exportEndpoints = {
  /** Every row of a list that matches, in its order, streamed. `X-Total-Count` as of the list. */
  list: get('/admin/exports/{list}', admins).filteredBy<ExportQuery>().returnsBytes(),
};

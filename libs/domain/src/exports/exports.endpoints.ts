import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { ExportQuery } from './exports.dto';

export const exportEndpoints = {
  /** Streams every matching row of a list, in the list's order. `X-Total-Count` is the list's total. */
  list: get('/admin/exports/{list}', admins, { seasonal: true, stepUp: true }).filteredBy<ExportQuery>().returnsBytes(),
};

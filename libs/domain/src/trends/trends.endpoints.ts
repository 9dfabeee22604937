import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { OfficeTrends, OfficeWaiting, TrendsQuery } from './trends.dto';

export const trendEndpoints = {
  /** Returns the last weeks and months, including the current ones. Every count equals that of the filtered list. */
  read: get('/admin/trends', admins, { seasonal: true }).filteredBy<TrendsQuery>().returns<OfficeTrends>(),
  /** Returns what waits for the office, and for how long. */
  waiting: get('/admin/waiting', admins).filteredBy<TrendsQuery>().returns<OfficeWaiting>(),
};

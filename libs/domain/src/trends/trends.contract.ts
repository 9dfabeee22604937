import { bindContract } from '../contract/contract';
import { OfficeTrends, OfficeWaiting, TrendsQuery } from './trends.dto';
import { trendEndpoints } from './trends.endpoints';

export const trendsContract = bindContract('trends', trendEndpoints, {
  read: { query: TrendsQuery, response: OfficeTrends },
  waiting: { query: TrendsQuery, response: OfficeWaiting },
});

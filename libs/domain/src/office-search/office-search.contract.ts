import { bindContract } from '../contract/contract';
import { OfficeSearchQuery, OfficeSearchResult } from './office-search.dto';
import { officeSearchEndpoints } from './office-search.endpoints';

export const officeSearchContract = bindContract('officeSearch', officeSearchEndpoints, {
  find: { query: OfficeSearchQuery, response: OfficeSearchResult },
});

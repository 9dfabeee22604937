import { bindContract } from '../contract/contract';
import { KeptListFilters, ListFilters } from './list-filters.dto';
import { listFilterEndpoints } from './list-filters.endpoints';

export const listFiltersContract = bindContract('listFilters', listFilterEndpoints, {
  mine: { response: KeptListFilters },
  keep: { body: ListFilters, response: KeptListFilters },
});

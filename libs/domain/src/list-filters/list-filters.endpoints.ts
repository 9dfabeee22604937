import { staff } from '../contract/access-policy';
import { get, put } from '../contract/endpoint';
import type { KeptListFilters, ListFilters } from './list-filters.dto';

/** The filters that the caller used last, so that a list opens with them on every device. */
export const listFilterEndpoints = {
  mine: get('/list-filters', staff).returns<KeptListFilters>(),
  /** Replaces the filters of one list; the last writer wins. */
  keep: put('/list-filters', staff).takes<ListFilters>().returns<KeptListFilters>(),
};

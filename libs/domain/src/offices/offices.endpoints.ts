import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { OfficePage, OfficeRow, OfficeSearch } from './offices.dto';

export const officeEndpoints = {
  /** Lists offices, sorted by name. */
  list: get('/offices', anyone, { revalidated: true }).filteredBy<OfficeSearch>().returnsList<OfficeRow>(),
  read: get('/offices/{id}', anyone, { revalidated: true }).returns<OfficePage>(),
};

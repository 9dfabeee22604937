import { bindContract } from '../contract/contract';
import { OfficePage, OfficeRow } from './offices.dto';
import { officeEndpoints } from './offices.endpoints';

export const officesContract = bindContract('offices', officeEndpoints, {
  list: { response: OfficeRow },
  read: { response: OfficePage },
});

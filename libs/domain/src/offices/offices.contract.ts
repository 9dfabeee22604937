import { bindContract } from '../contract/contract';
import { OfficePage, OfficeRow, OfficeSearch } from './offices.dto';
import { officeEndpoints } from './offices.endpoints';
import { AdminOffice, AdminOfficesQuery, OfficeBody, OfficePreparers, UpdateOffice } from './admin-offices.dto';
import { adminOfficeEndpoints } from './admin-offices.endpoints';

export const officesContract = bindContract('offices', officeEndpoints, {
  list: { query: OfficeSearch, response: OfficeRow },
  read: { response: OfficePage },
});

export const adminOfficesContract = bindContract('adminOffices', adminOfficeEndpoints, {
  list: { query: AdminOfficesQuery, response: AdminOffice },
  read: { response: AdminOffice },
  withPreparers: { response: OfficePreparers },
  create: { body: OfficeBody, response: AdminOffice },
  update: { body: UpdateOffice, response: AdminOffice },
});

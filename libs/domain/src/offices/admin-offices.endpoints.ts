import { get, post, put } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AdminOffice, AdminOfficesQuery, OfficeBody, OfficePreparers, UpdateOffice } from './admin-offices.dto';

export const adminOfficeEndpoints = {
  /** Lists offices, sorted by name. */
  list: get('/admin/offices', admins).filteredBy<AdminOfficesQuery>().returnsList<AdminOffice>(),
  read: get('/admin/offices/{id}', admins).returns<AdminOffice>(),
  /** Returns offices with their preparers, keyed by office name. */
  withPreparers: get('/admin/preparers-by-office', admins).returnsMap<OfficePreparers>(),
  /** Creates an office. Its id is derived from the name and never changes. */
  create: post('/admin/offices', admins, { idempotent: true, status: 201 }).takes<OfficeBody>().returns<AdminOffice>(),
  update: put('/admin/offices/{id}', admins).takes<UpdateOffice>().returns<AdminOffice>(),
};

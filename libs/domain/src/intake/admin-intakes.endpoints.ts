import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { AdminIntakeRow, AdminIntakesQuery } from './admin-intakes.dto';

export const adminIntakeEndpoints = {
  /** Of this tax year, drafts as well, last changed first. */
  list: get('/admin/all-intake-forms', admins).filteredBy<AdminIntakesQuery>().returnsList<AdminIntakeRow>(),
};

import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { AdminIntakeRow, AdminIntakesQuery } from './admin-intakes.dto';
import type { SharedSsn } from './shared-ssns.dto';

export const adminIntakeEndpoints = {
  /** Lists the forms of this tax year including drafts, last changed first. */
  list: get('/admin/all-intake-forms', admins, { seasonal: true })
    .filteredBy<AdminIntakesQuery>()
    .returnsList<AdminIntakeRow>(),
  /** Lists Social Security numbers that several open accounts entered as the filer's own. */
  sharedSsns: get('/admin/shared-ssns', admins).returnsList<SharedSsn>(),
};

import { get, post } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AssignLead, Lead, LeadsQuery } from './leads.dto';

export const leadEndpoints = {
  /** Newest first, unless asked otherwise. */
  list: get('/admin/leads', admins).filteredBy<LeadsQuery>().returnsList<Lead>(),
  /** Of a client the preparer changes; of somebody without an account the preparer is told how to reach them. */
  assign: post('/admin/leads/{id}/assign', admins).takes<AssignLead>().returns<Lead>(),
};

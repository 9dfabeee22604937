import { get, post } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AssignLead, Lead, LeadsQuery } from './leads.dto';

export const leadEndpoints = {
  /** Newest first, unless asked otherwise. */
  list: get('/admin/leads', admins).filteredBy<LeadsQuery>().returnsList<Lead>(),
  /** A lead with an account gets the preparer as their own; of one without, the preparer gets a message how to reach them. */
  assign: post('/admin/leads/{id}/assign', admins, { idempotent: true }).takes<AssignLead>().returns<Lead>(),
};

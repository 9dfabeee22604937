import { get, post } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AssignLead, Lead, LeadsQuery } from './leads.dto';

export const leadEndpoints = {
  /** Lists leads, newest first by default. */
  list: get('/admin/leads', admins).filteredBy<LeadsQuery>().returnsList<Lead>(),
  /** Assigns a preparer. If the lead has no account, sends the preparer a message with the contact details instead. */
  assign: post('/admin/leads/{id}/assign', admins, { idempotent: true }).takes<AssignLead>().returns<Lead>(),
};

import { get, post } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AssignLead, Lead, LeadsQuery } from './leads.dto';

export const leadEndpoints = {
  /** Newest first by default. */
  list: get('/admin/leads', admins).filteredBy<LeadsQuery>().returnsList<Lead>(),
  /**
   * Assigns the preparer to a lead with an account; for one without, sends the preparer a message with the contact
   * details.
   */
  assign: post('/admin/leads/{id}/assign', admins, { idempotent: true }).takes<AssignLead>().returns<Lead>(),
};

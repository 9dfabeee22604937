import { bindContract } from '../contract/contract';
import { AssignLead, Lead, LeadsQuery } from './leads.dto';
import { leadEndpoints } from './leads.endpoints';

export const leadsContract = bindContract('leads', leadEndpoints, {
  list: { query: LeadsQuery, response: Lead },
  assign: { body: AssignLead, response: Lead },
});

import { bindContract } from '../contract/contract';
import { ClientPreferences, StoredPreferences } from './preferences.dto';
import { preferencesEndpoints } from './preferences.endpoints';
import { AssignLead, Lead, LeadsQuery } from './leads.dto';
import { leadEndpoints } from './leads.endpoints';

export const preferencesContract = bindContract('preferences', preferencesEndpoints, {
  create: { body: ClientPreferences, response: StoredPreferences },
});

export const leadsContract = bindContract('leads', leadEndpoints, {
  list: { query: LeadsQuery, response: Lead },
  assign: { body: AssignLead, response: Lead },
});

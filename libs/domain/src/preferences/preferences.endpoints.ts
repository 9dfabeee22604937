import { post } from '../contract/endpoint';
import { visitorsAndClients } from '../contract/access-policy';
import type { ClientPreferences, StoredPreferences } from './preferences.dto';

export const preferencesEndpoints = {
  /** Stores the preferences of a signed-in client; without a token, creates a lead for the office. */
  create: post('/client-preferences', visitorsAndClients, { idempotent: true, status: 201 })
    .takes<ClientPreferences>()
    .returns<StoredPreferences>(),
};

import { post } from '../contract/endpoint';
import { visitorsAndClients } from '../contract/access-policy';
import type { ClientPreferences, StoredPreferences } from './preferences.dto';

export const preferencesEndpoints = {
  /** With a client's token, stores their preferences; without a token, creates a lead for the office. */
  create: post('/client-preferences', visitorsAndClients, { idempotent: true, status: 201 })
    .takes<ClientPreferences>()
    .returns<StoredPreferences>(),
};

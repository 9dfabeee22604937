import { post } from '../contract/endpoint';
import { visitorsAndClients } from '../contract/access-policy';
import type { ClientPreferences, StoredPreferences } from './preferences.dto';

export const preferencesEndpoints = {
  /** With a client's token theirs; without one a lead, which the office sees. */
  create: post('/client-preferences', visitorsAndClients, { idempotent: true, status: 201 })
    .takes<ClientPreferences>()
    .returns<StoredPreferences>(),
};

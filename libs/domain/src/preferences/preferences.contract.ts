import { bindContract } from '../contract/contract';
import { ClientPreferences, StoredPreferences } from './preferences.dto';
import { preferencesEndpoints } from './preferences.endpoints';

export const preferencesContract = bindContract('preferences', preferencesEndpoints, {
  create: { body: ClientPreferences, response: StoredPreferences },
});

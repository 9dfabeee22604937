import type { StoredPreferences } from './preferences.dto';
import { noPreference } from './preferences.limits';

/** Returns the names of the preferred preparer and office, if there are any. */
export const namedPreferences = ({
  preferred_preparer,
  preferred_office,
}: Pick<StoredPreferences, 'preferred_preparer' | 'preferred_office'>): string[] =>
  [preferred_preparer, preferred_office].filter((name): name is string => Boolean(name) && name !== noPreference);

import type { StoredPreferences } from './preferences.dto';
import { noPreference } from './preferences.limits';

/** Whom and where somebody would like, by name; nothing of whoever has no preference. */
export const wishedFor = ({
  preferred_preparer,
  preferred_office,
}: Pick<StoredPreferences, 'preferred_preparer' | 'preferred_office'>): string[] =>
  [preferred_preparer, preferred_office].filter((name): name is string => Boolean(name) && name !== noPreference);

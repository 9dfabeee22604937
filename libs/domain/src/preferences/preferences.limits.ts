export const preferencesLimits = {
  /** What people may write of their case, characters. */
  text: 4000,
  /** Of one client so many are shown, the newest ones. */
  shown: 20,
} as const;

/** What the general intake sends where anybody, or any place, is right: in English, whatever the language of the page. */
export const noPreference = 'No Preference';

export const preferencesLimits = {
  /** Maximum length of a client's description of their case, characters. */
  text: 4000,
  /** Number of entries shown per client, newest first. */
  shown: 20,
} as const;

/**
 * Sent by the general intake when any preparer or any office will do: in English, whatever the language of the page.
 */
export const noPreference = 'No Preference';

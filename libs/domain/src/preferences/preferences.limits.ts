export const preferencesLimits = {
  /** Maximum length of a client's description of their case, characters. */
  text: 4000,
  /** Maximum entries shown per client, newest first. */
  shown: 20,
} as const;

/**
 * Value that the general intake sends if the client has no preference; always in English, regardless of the page's
 * language.
 */
export const noPreference = 'No Preference';

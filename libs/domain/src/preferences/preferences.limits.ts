/** What people may write of their case, characters. */
export const preferencesLimits = { text: 4000 } as const;

/** What the general intake sends where anybody, or any place, is right: in English, whatever the language of the page. */
export const noPreference = 'No Preference';

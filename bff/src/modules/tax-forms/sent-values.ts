/** The fields of a change that say something: an absent one does not, and an empty text clears like null. */
export const sentValues = (change: object): [string, unknown][] =>
  Object.entries(change)
    .filter(([field, value]) => value !== undefined && field !== 'version')
    .map(([field, value]: [string, unknown]) => [field, value === '' ? null : value]);

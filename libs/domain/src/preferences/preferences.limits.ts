/** What people may write of their case, characters. */
export const preferencesLimits = { text: 4000 } as const;

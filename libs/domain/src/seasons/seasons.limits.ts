export const seasonStates = ['preparing', 'open', 'closed'] as const;

/** Tax years that the database accepts. */
export const seasonLimits = { first: 2000, last: 2100 } as const;

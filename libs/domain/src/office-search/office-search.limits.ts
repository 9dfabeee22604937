export const officeSearchLimits = { mostOfEach: 5, total: 10_000 } as const;

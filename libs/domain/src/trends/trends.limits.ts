/** A filing season, from the opening in January to the deadline in April, has 16 weeks. */
export const trendLimits = { weeks: 16, months: 12, timeZone: 64 } as const;

/** How long clients have been waiting, in days since they registered; the first day is 0. */
export const waitingAges = {
  today: { fewest: 0, most: 0 },
  days: { fewest: 1, most: 3 },
  week: { fewest: 4, most: 7 },
  longer: { fewest: 8, most: null },
} as const;
export type WaitingAge = keyof typeof waitingAges;
export const waitingAgeNames = Object.keys(waitingAges) as readonly WaitingAge[];

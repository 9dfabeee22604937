type Role = 'client' | 'preparer' | 'admin';

/** What a signed-in user's page may transfer until it can be used, with an empty cache. */
export interface PageBudget {
  role: Role;
  path: string;
  /** Compressed bytes of the bodies. */
  bytes: number;
  requests: number;
}

/** A goal, or what the page takes today if that is more, so that it does not grow. */
export const pageBudgets: readonly PageBudget[] = [
  { role: 'client', path: '/dashboard', bytes: 192_000, requests: 12 },
  { role: 'client', path: '/return', bytes: 192_000, requests: 12 },
  { role: 'client', path: '/intake-form', bytes: 220_000, requests: 12 },
  { role: 'client', path: '/schedule-c', bytes: 220_500, requests: 14 },
  { role: 'client', path: '/documents', bytes: 277_000, requests: 19 },
  { role: 'client', path: '/messages', bytes: 200_500, requests: 20 },
  { role: 'client', path: '/income-summary', bytes: 187_500, requests: 12 },
  { role: 'client', path: '/assign-preparer', bytes: 220_500, requests: 15 },
  { role: 'preparer', path: '/dashboard', bytes: 194_000, requests: 12 },
  { role: 'admin', path: '/dashboard', bytes: 191_500, requests: 12 },
];

/** What the area of a signed-in user may add to the sign-in page, whose shell is already loaded. The goal is 60 kB. */
export const areaBytes: Readonly<Record<Role, number>> = { client: 60_000, preparer: 60_000, admin: 60_000 };

/** Longest time from an interaction with the intake form to its paint, on a phone's processor, ms. */
export const interactionTime = 150;

/** Largest sum of layout shifts of a page. */
export const layoutShift = 0.02;

/** Longest time until a queue of 300 returns is painted, on a slow processor, ms. */
export const queueTime = 1000;

/** Longest time from a decision of the office until the client's open page shows it, ms. */
export const pushTime = 2000;

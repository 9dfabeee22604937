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
  { role: 'client', path: '/dashboard', bytes: 193_000, requests: 12 },
  // The goal is 220 kB.
  { role: 'client', path: '/intake-form', bytes: 225_000, requests: 12 },
  { role: 'client', path: '/schedule-c', bytes: 226_500, requests: 15 },
  { role: 'client', path: '/documents', bytes: 279_000, requests: 20 },
  { role: 'client', path: '/messages', bytes: 203_000, requests: 22 },
  { role: 'client', path: '/income-summary', bytes: 190_000, requests: 13 },
  { role: 'client', path: '/assign-preparer', bytes: 227_000, requests: 16 },
  { role: 'preparer', path: '/dashboard', bytes: 202_500, requests: 14 },
  { role: 'admin', path: '/dashboard', bytes: 193_000, requests: 13 },
];

/** What the area of a signed-in user may add to the sign-in page, whose shell is already loaded. The goal is 60 kB. */
export const areaBytes: Readonly<Record<Role, number>> = { client: 60_000, preparer: 60_000, admin: 60_000 };

/** Longest time from an interaction with the intake form to its paint, on a phone's processor, ms. */
export const interactionTime = 150;

/** Largest sum of layout shifts of a page. */
export const layoutShift = 0.02;

const areas = ['client', 'preparer', 'admin', 'public'] as const;
type Area = (typeof areas)[number];

interface Group {
  /** Areas that the gateway serves to these journeys; the target's inputs in nx.json leave out the others. */
  areas: readonly Area[];
  /** Playwright pattern of the journeys. */
  testMatch: string;
}

const groups: Readonly<Record<string, Group>> = {
  'e2e-admin': { areas: ['admin'], testMatch: '**/journeys/admin/*.e2e.ts' },
  'e2e-client': { areas: ['client'], testMatch: '**/journeys/client/*.e2e.ts' },
  // Journeys that cross areas.
  'e2e-portal': { areas, testMatch: '**/journeys/*.e2e.ts' },
};

const target = process.env.NX_TASK_TARGET_TARGET ?? 'e2e';

/** Journeys of the Nx target that runs them. Without Nx, all journeys with all areas. */
export const group = { name: target, ...(groups[target] ?? { areas, testMatch: '**/*.e2e.ts' }) };

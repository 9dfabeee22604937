import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conflictingRoutes, readRoutes } from '@portal/federation/routes';
import { liveRemotes } from './shared-modules';

/**
 * Throws if two areas claim the same path for the same role. For areas that do not run from this folder, the gateway
 * does the same check.
 * @param dir of the releases
 * @param area to be switched
 * @param release its folder
 */
export function ensureNoConflict(dir: string, area: string, release: string) {
  const others = liveRemotes(dir)
    .filter(([other]) => other !== area)
    .map(([other, folder]) => [other, routesIn(folder)] as const);
  const conflicts = conflictingRoutes({ ...Object.fromEntries(others), [area]: routesIn(release) });
  if (conflicts.length > 0)
    throw new Error(`This release is incompatible with the others:\n  - ${conflicts.join('\n  - ')}`);
}

/** Returns the routes of a release; empty for old releases that have no such file. */
function routesIn(folder: string) {
  const file = join(folder, 'routes.json');
  return existsSync(file) ? readRoutes(readFileSync(file, 'utf8')) : [];
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { group } from '../groups';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Copy of the built files, because a build may replace the originals while journeys start portals. Each group has its
 * own, because the groups run at the same time.
 */
export const built = join(root, '.cache/journeys', group.name);

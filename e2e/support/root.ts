import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Copy of the built files, because a build may replace the originals while journeys start portals. */
export const built = join(root, '.cache/journeys');

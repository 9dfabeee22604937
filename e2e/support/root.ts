import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder with a copy of what is built, for a build restores its files while journeys that start portals run. */
export const built = join(root, '.cache/journeys');

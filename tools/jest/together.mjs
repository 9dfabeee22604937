// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const together = fileURLToPath(new URL('together.ts', import.meta.url));
/** Specs that replace modules need a registry of their own. */
const replacesModules = /jest\.(mock|doMock|isolateModules|resetModules)\b/;

/**
 * Runs the API specs of a package as a few large ones. jest loads all modules again for each file, and loading NestJS,
 * TypeORM and the server takes longer than most of these specs.
 * @param {string} folder of the package, relative to the root
 * @param {number} parts how many large ones: a worker keeps the memory of all specs of a part
 * @returns the jest projects
 */
export function runTogether(folder, parts) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api-spec.ts') && !/(^|\/)(node_modules|dist|load)\//.test(file))
    .map((file) => join(root, folder, file))
    .sort();
  const alone = files.filter((file) => replacesModules.test(readFileSync(file, 'utf8')));
  const shared = files.filter((file) => !alone.includes(file));
  return [
    { testMatch: alone },
    ...Array.from({ length: parts }, (_, part) => ({
      testMatch: [together],
      globals: { specs: shared.filter((_file, at) => at % parts === part) },
    })),
  ].filter(({ testMatch }) => testMatch.length > 0);
}

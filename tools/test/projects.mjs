// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, folder: string, targets: readonly string[] }} Project */

/**
 * Returns the root and every workspace, with `libs/*` expanded.
 * @param {string} root
 * @returns {Project[]}
 */
export function readProjects(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = read(join(root, 'package.json'));
  const folders = workspaces.flatMap((glob) => {
    if (!glob.endsWith('/*')) return [glob];
    const parent = glob.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return ['', ...folders.sort()]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, nx } = read(join(root, folder, 'package.json'));
      return { name, folder, targets: Object.keys(nx?.targets ?? {}) };
    });
}

/** @param {readonly Project[]} projects */
export const targetsOf = (projects) => [...new Set(projects.flatMap(({ targets }) => targets))];

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

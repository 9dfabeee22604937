// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../process/run.mjs';

/**
 * Folders below the home folder where version managers keep one folder per Node version, each with the path to the
 * binary in it.
 */
const managers = [
  ['.nvm/versions/node', 'bin'],
  ['.local/share/fnm/node-versions', 'installation/bin'],
  ['.volta/tools/image/node', 'bin'],
  ['.asdf/installs/nodejs', 'bin'],
  ['.local/share/mise/installs/node', 'bin'],
];

/** @typedef {{ path: string, version: string }} Node */

/**
 * Returns the newest installed Node of each major version, oldest first.
 * @param {Readonly<Record<string, string | undefined>>} env `PATH`, plus `NODES` for folders that belong to no version
 * manager
 * @param {string} oldest supported version
 * @param {string} [home]
 * @returns {Promise<Node[]>}
 */
export async function findNodes(env, oldest, home = homedir()) {
  const folders = [env.NODES, env.PATH].flatMap((list) => list?.split(delimiter) ?? []);
  for (const [place = '', bin = ''] of managers) {
    const parent = join(home, place);
    if (existsSync(parent)) folders.push(...readdirSync(parent).map((name) => join(parent, name, bin)));
  }
  const paths = [...new Set(folders)].map((folder) => join(folder, 'node')).filter((path) => existsSync(path));
  const found = await Promise.all(paths.map(async (path) => ({ path, version: await versionOf(path) })));
  /** @type {Map<string, Node>} */
  const newest = new Map();
  for (const node of found.filter(({ version }) => version && compare(version, oldest) >= 0)) {
    const [major = ''] = node.version.split('.');
    const other = newest.get(major);
    if (!other || compare(node.version, other.version) > 0) newest.set(major, node);
  }
  return [...newest.values()].sort((a, b) => compare(a.version, b.version));
}

/** @param {string} path @returns {Promise<string>} empty if it does not run */
const versionOf = async (path) => /^v([\d.]+)$/m.exec((await run(path, ['--version'])).stdout)?.[1] ?? '';

/** @param {string} a @param {string} b */
const compare = (a, b) => a.localeCompare(b, 'en', { numeric: true });

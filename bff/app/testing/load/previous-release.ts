import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const migrations = 'bff/platform/src/database/migrations';

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/**
 * Returns the commit to update from: UPDATE_FROM, the last release, or, before the first one, the last commit without the
 * newest migration. Empty without a Git history, or in a shallow clone.
 */
export function previousRelease(): string {
  if (process.env.UPDATE_FROM) return process.env.UPDATE_FROM;
  const [release = ''] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
  if (release) return release;
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations);
  return newest && git('rev-parse', '--verify', `${newest}^`);
}

/** Writes the files of a commit to a temporary folder, with the packages that are installed here. */
export function checkOut(ref: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-previous-'));
  const archive = execFileSync('git', ['archive', '--format=tar', ref], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links all packages but those of the workspace, which must be the commit's own. */
function linkPackages(folder: string): void {
  for (const parent of ['.', 'bff']) {
    const installed = join(root, parent, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(folder, parent, 'node_modules'), { recursive: true });
    for (const name of readdirSync(installed).filter((entry) => entry !== '@portal'))
      symlinkSync(join(installed, name), join(folder, parent, 'node_modules', name));
  }
  const own = join(folder, 'node_modules/@portal');
  mkdirSync(own);
  for (const parent of ['libs', 'bff', '.'])
    for (const name of readdirSync(join(folder, parent))) {
      const manifest = join(folder, parent, name, 'package.json');
      if (!existsSync(manifest)) continue;
      const [, scoped] = /"name": "@portal\/([\w-]+)"/.exec(readFileSync(manifest, 'utf8')) ?? [];
      if (scoped) symlinkSync(join(folder, parent, name), join(own, scoped));
    }
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { satisfies } from 'semver';

/** A shared module in a federation manifest; `version` is empty in a remote's. */
interface SharedModule {
  name: string;
  version: string;
}

/**
 * Returns one sentence for each shared module that a remote needs and the shell lacks, or provides in a version outside
 * the remote's range.
 * @param shell folder of its build
 * @param remote folder of its build
 */
function missingSharedModules(shell: string, area: string, remote: string): string[] {
  const provided = new Map(sharedIn(shell).map(({ name, version }) => [name, version]));
  const ranges = rangesIn(remote);
  return sharedIn(remote).flatMap(({ name }) => {
    const version = provided.get(name);
    if (version === undefined) return [`${area} needs ${name}, which the shell does not share.`];
    const range = ranges[packageOf(name)];
    return !range || satisfies(version, range)
      ? []
      : [`${area} needs ${name} ${range}, and the shell shares ${version}.`];
  });
}

/** `@portal/ui-kit/core` → `@portal/ui-kit` */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Returns the ranges that a remote declares by package; empty for releases from before they were declared. */
function rangesIn(folder: string): Record<string, string> {
  const file = join(folder, 'shared.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function sharedIn(folder: string): SharedModule[] {
  const { shared = [] } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as {
    shared?: SharedModule[];
  };
  return shared;
}

/**
 * Throws if a release would combine a remote with a shell that lacks a module it needs. Skips parts that do not run
 * from this folder.
 * @param dir of the releases
 * @param area to be switched, or `shell`
 * @param release its folder
 * @param liveShell name of the shell's live release
 */
export function ensureShared(dir: string, area: string, release: string, liveShell: string | undefined): void {
  const shell = area === 'shell' ? release : liveShell && join(dir, 'shell', liveShell);
  if (!shell) return;
  const remotes = area === 'shell' ? liveRemotes(dir) : [[area, release] as const];
  const missing = remotes.flatMap(([name, folder]) => missingSharedModules(shell, name, folder));
  if (missing.length > 0)
    throw new Error(`This release is incompatible with the others:\n  - ${missing.join('\n  - ')}`);
}

/** Returns the folders of the live remotes by area. */
export function liveRemotes(dir: string): (readonly [area: string, folder: string])[] {
  const file = join(dir, 'remotes.json');
  const live = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  return Object.entries(live)
    .filter(([, manifest]) => manifest.startsWith('/remotes/'))
    .map(([area, manifest]) => [area, join(dir, dirname(manifest.replace('/remotes/', '')))] as const);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { conflictingRoutes, readRoutes, type RemoteRoute } from '@portal/federation/routes';
import { satisfies } from 'semver';

/** A shared module in a federation manifest; `version` is empty in a remote's. */
type SharedModule = { name: string; version: string };

/**
 * Throws if a release is incompatible with the live releases: if two areas claim the same path for the same role, or a
 * remote needs a shared module, or a name of one, that the shell lacks. Skips areas that do not run from this folder;
 * the gateway checks their routes.
 * @param dir of the releases
 * @param area to be switched, or `shell`
 * @param release its folder
 * @param liveShell name of the shell's live release
 */
export function ensureCompatible(dir: string, area: string, release: string, liveShell: string | undefined): void {
  const others = liveRemotes(dir).filter(([other]) => other !== area);
  const remotes = area === 'shell' ? others : [[area, release] as const];
  const shell = area === 'shell' ? release : liveShell && join(dir, 'shell', liveShell);
  const lacks = (remote: readonly [string, string]) =>
    shell ? [...missingSharedModules(shell, ...remote), ...missingNames(shell, ...remote)] : [];
  const problems = remotes.flatMap(lacks);
  if (area !== 'shell') {
    const routes: Record<string, RemoteRoute[]> = {};
    for (const [name, folder] of [...others, ...remotes]) (routes[name] ??= []).push(...routesIn(folder));
    problems.push(...conflictingRoutes(routes));
  }
  if (problems.length > 0)
    throw new Error(`This release is incompatible with the others:\n  - ${problems.join('\n  - ')}`);
}

/**
 * Returns one sentence for each shared module that a remote needs and the shell lacks, or provides in a version outside
 * the remote's range.
 */
function missingSharedModules(shell: string, area: string, remote: string): string[] {
  const provided = new Map(sharedIn(shell).map(({ name, version }) => [name, version]));
  // Empty for releases from before ranges were declared.
  const ranges = readJson<Record<string, string>>(join(remote, 'shared.json'), {});
  return sharedIn(remote).flatMap(({ name }) => {
    const version = provided.get(name);
    if (version === undefined) return [`${area} needs ${name}, which the shell does not share.`];
    const range = ranges[packageOf(name)];
    return !range || satisfies(version, range)
      ? []
      : [`${area} needs ${name} ${range}, and the shell shares ${version}.`];
  });
}

/** Returns one sentence for each name that a remote imports from a shared module and the shell does not export. */
function missingNames(shell: string, area: string, remote: string): string[] {
  const [provided, used] = [namesIn(shell), namesIn(remote)];
  // Older shells do not state their names.
  if (!provided) return [];
  return Object.entries(used ?? {}).flatMap(([module, names]) =>
    names
      .filter((name) => !provided[module]?.includes(name))
      .map((name) => `${area} needs ${name} of ${module}, which the shell does not share.`),
  );
}

const namesIn = (folder: string) =>
  readJson<Record<string, string[]> | undefined>(join(folder, 'shared-names.json'), undefined);

/** `@portal/ui-kit/core` → `@portal/ui-kit` */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const sharedIn = (folder: string) =>
  readJson<{ shared?: SharedModule[] }>(join(folder, 'mf-manifest.json'), {}).shared ?? [];

/** Returns the routes of a release; empty for old releases that have no such file. */
function routesIn(folder: string) {
  const file = join(folder, 'routes.json');
  return existsSync(file) ? readRoutes(readFileSync(file, 'utf8')) : [];
}

/** Returns the folders of the live remotes and of their canaries, each with its area. */
const liveRemotes = (dir: string) =>
  Object.entries(readJson<Record<string, string | Listed>>(join(dir, 'remotes.json'), {}))
    .flatMap(([area, remote]) => entriesOf(remote).map((entry) => [area, entry] as const))
    .filter(([, manifest]) => manifest.startsWith('/remotes/'))
    .map(([area, manifest]) => [area, join(dir, dirname(manifest.replace('/remotes/', '')))] as const);

type Listed = { entry: string; canary?: { entry: string } };
const entriesOf = (remote: string | Listed) =>
  typeof remote === 'string' ? [remote] : [remote.entry, ...(remote.canary ? [remote.canary.entry] : [])];

/** @param missing returned if there is no such file */
export const readJson = <T>(file: string, missing: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : missing;

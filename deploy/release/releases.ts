import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isHashed } from '@portal/federation/hashed-files';
import { withFileLock } from '../../tools/process/file-lock.mjs';
import { ensureCompatible, readJson } from './compatibility';
import { ensureNotFrozen } from './freeze';
import { checksums, ensureUnchanged, ensureComplete, recordName } from './build-integrity';

/** Manages a folder of releases. `<area>/<version>-<build>/` holds the files of one release, which never change, so that
a page opened before a switch still finds its files. `remotes.json` contains the live release of each area and the hash
of its manifest (the gateway reads it at each page load), and `history.jsonl` records every switch. */
export type Switch = {
  at: string;
  area: string;
  release: string;
  override?: string | undefined;
  /** Share of the browsers, percent, if the release is a canary; 0 when it ended without going live. */
  canary?: number | undefined;
};

/**
 * Copies a build into the folder of releases. Idempotent: publishing the same build again returns the same release.
 * @param dist the built folder
 * @returns name of the release
 */
export function publish(dir: string, { area, container }: { area: string; container: string }, dist: string): string {
  ensureComplete(dist, container);
  const { version, build } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as Record<
    'version' | 'build',
    string
  >;
  const release = `${version}-${build}`;
  const place = join(dir, area, release);
  if (existsSync(place)) return release;
  // Copy to a temporary name first, so that an interrupted copy does not look like a release.
  const fresh = `${place}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(dist, fresh, { recursive: true });
  const record = { area, version, build, files: checksums(fresh) };
  writeFileSync(join(fresh, recordName), `${JSON.stringify(record, null, 2)}\n`);
  renameSync(fresh, place);
  return release;
}

/**
 * Makes a release live for all subsequent page loads. Throws if it claims a path of another live area, if the shell
 * lacks a shared module that a remote needs, or during a freeze.
 * @param override who releases in spite of a freeze; the history names them
 */
export async function switchTo(dir: string, area: string, release: string, override?: string) {
  ensureNotFrozen(dir, override);
  await activate(dir, { area, release, override });
}

/**
 * Gives a release to a share of the browsers; the others keep the live one. Throws as `switchTo` does.
 * @param canary share, percent
 */
export async function startCanary(dir: string, { area, release, canary = 0, override }: Omit<Switch, 'at'>) {
  ensureNotFrozen(dir, override);
  // The gateway renders their pages for all visitors from one build.
  if (area === 'shell' || area === 'public')
    throw new Error(`${area} cannot have a canary: its pages are prerendered.`);
  if (!(canary > 0 && canary < 100)) throw new Error('The share of a canary is more than 0 and less than 100 percent.');
  await activate(dir, { area, release, override, canary });
}

/** Returns the name of the area's canary. */
export const canaryOf = (dir: string, area: string): string | undefined => {
  const entry = remotesIn(dir)[area]?.canary?.entry;
  return entry && basename(dirname(entry));
};

async function activate(dir: string, { area, release, override, canary }: Omit<Switch, 'at'>) {
  const place = join(dir, area, release);
  if (!existsSync(join(place, recordName))) throw new Error(`There is no release ${release} of ${area}.`);
  const { files } = ensureUnchanged(place);
  const remote = { entry: `/remotes/${area}/${release}/mf-manifest.json`, integrity: files['mf-manifest.json'] };
  // Switch under a lock, because two areas may be released at the same time and share one file.
  await withFileLock(join(dir, 'switching'), () => {
    ensureCompatible(dir, area, place, liveHistoryOf(dir, 'shell').at(-1)?.release);
    if (area === 'shell') goLive(place, join(dir, 'shell', 'live'));
    else if (canary === undefined) pointAt(dir, area, () => ({ ...remote, pages: pagesIn(files) }));
    else pointAt(dir, area, (live) => ({ ...live, canary: { ...remote, share: canary } }));
    record(dir, { area, release, override, canary });
  });
}

/**
 * Ends the area's canary, so that every browser gets the live release again.
 * @param only leaves a canary of another release
 * @returns name of the ended canary, if any
 */
export async function endCanary(dir: string, area: string, only?: string): Promise<string | undefined> {
  return withFileLock(join(dir, 'switching'), () => {
    const release = canaryOf(dir, area);
    if (release === undefined || (only !== undefined && only !== release)) return undefined;
    pointAt(dir, area, (live) => ({ ...live, canary: undefined }));
    record(dir, { area, release, canary: 0 });
    return release;
  });
}

const record = (dir: string, entry: Omit<Switch, 'at'>) =>
  appendFileSync(join(dir, 'history.jsonl'), `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);

/** @returns name of each file from which the gateway renders pages → hash; undefined if the area has no such pages */
function pagesIn(files: Record<string, string>): Record<string, string> | undefined {
  const pages = Object.entries(files)
    .filter(([file]) => file.startsWith('pages/') && !/\.(br|gz)$/.test(file))
    .map(([file, hash]) => [file.slice('pages/'.length), hash] as const);
  return pages.length > 0 ? Object.fromEntries(pages) : undefined;
}

interface ListedRemote {
  entry: string;
  integrity: string | undefined;
  pages?: Record<string, string> | undefined;
  canary?: { entry: string; integrity: string | undefined; share: number } | undefined;
}

const remotesFile = 'remotes.json';
const remotesIn = (dir: string) => readJson<Record<string, ListedRemote>>(join(dir, remotesFile), {});

/** @throws if the area has no live release that the change could be based on */
function pointAt(dir: string, area: string, change: (live: ListedRemote) => ListedRemote) {
  const remotes = remotesIn(dir);
  const file = join(dir, remotesFile);
  const listed = change(remotes[area] ?? { entry: '', integrity: undefined });
  if (!listed.entry) throw new Error(`${area} has no live release. Release one before a canary.`);
  // Rename atomically, so that the gateway never reads a partial file.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...remotes, [area]: listed }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Ends the canary if there is one, and otherwise switches back to the previous release, also during a freeze; each
 * further call goes back one more.
 * @returns name of the release that is now live
 */
export async function rollBack(dir: string, area: string): Promise<string> {
  const ran = liveHistoryOf(dir, area).map(({ release }) => release);
  const live = ran.at(-1);
  if (live && (await endCanary(dir, area)) !== undefined) return live;
  const order = [...new Set(ran)];
  const before = order[order.indexOf(ran.at(-1) ?? '') - 1];
  if (!before) throw new Error(`${area} has no earlier release to roll back to.`);
  await activate(dir, { area, release: before });
  return before;
}

/** Without canaries. */
export const liveHistoryOf = (dir: string, area: string): Switch[] =>
  historyOf(dir, area).filter(({ canary }) => canary === undefined);

/** @returns oldest first */
export function historyOf(dir: string, area: string): Switch[] {
  const file = join(dir, 'history.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Switch).filter((entry) => entry.area === area);
}

/**
 * Makes a release of the shell live. The shell has no entry in `remotes.json`, because its page is served at the
 * portal's root. Instead, one folder holds the files of every release plus the page of the live one, which is replaced
 * last and atomically.
 * @param release folder
 * @param live folder
 */
function goLive(release: string, live: string) {
  const files = Object.keys(checksums(release));
  const rank = (file: string) => (isHashed(file) ? 0 : file === 'index.html' ? 2 : 1);
  for (const file of files.sort((a, b) => rank(a) - rank(b))) {
    const to = join(live, file);
    if (isHashed(file) && existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(release, file), `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

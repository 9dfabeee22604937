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
import { dirname, join } from 'node:path';
import { isHashed } from '@portal/federation/hashed-files';
import { withFileLock } from '../../tools/process/file-lock.mjs';
import { ensureCompatible, readJson } from './compatibility';
import { ensureNotFrozen } from './freeze';
import { checksums, ensureUnchanged, ensureComplete, recordName } from './build-integrity';

/** Manages a folder of releases. `<area>/<version>-<build>/` holds the files of one release, which never change, so that
a page opened before a switch still finds its files. `remotes.json` contains the live release of each area and the hash
of its manifest (the gateway reads it at each page load), and `history.jsonl` records every switch. */
export type Switch = { at: string; area: string; release: string; override?: string | undefined };

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

async function activate(dir: string, { area, release, override }: Omit<Switch, 'at'>) {
  const place = join(dir, area, release);
  if (!existsSync(join(place, recordName))) throw new Error(`There is no release ${release} of ${area}.`);
  const { files } = ensureUnchanged(place);
  // Switch under a lock, because two areas may be released at the same time and share one file.
  await withFileLock(join(dir, 'switching'), () => {
    ensureCompatible(dir, area, place, historyOf(dir, 'shell').at(-1)?.release);
    if (area === 'shell') goLive(place, join(dir, 'shell', 'live'));
    else
      pointAt(join(dir, 'remotes.json'), area, {
        entry: `/remotes/${area}/${release}/mf-manifest.json`,
        integrity: files['mf-manifest.json'],
        pages: pagesIn(files),
      });
    const entry = { at: new Date().toISOString(), area, release, override };
    appendFileSync(join(dir, 'history.jsonl'), `${JSON.stringify(entry)}\n`);
  });
}

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
  pages: Record<string, string> | undefined;
}

function pointAt(file: string, area: string, remote: ListedRemote) {
  const remotes = readJson<Record<string, unknown>>(file, {});
  // Rename atomically, so that the gateway never reads a partial file.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...remotes, [area]: remote }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Switches back to the previous release, also during a freeze; each further call goes back one more.
 * @returns name of the release that is now live
 */
export async function rollBack(dir: string, area: string): Promise<string> {
  const ran = historyOf(dir, area).map(({ release }) => release);
  const order = [...new Set(ran)];
  const before = order[order.indexOf(ran.at(-1) ?? '') - 1];
  if (!before) throw new Error(`${area} has no earlier release to roll back to.`);
  await activate(dir, { area, release: before });
  return before;
}

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

// @ts-check
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
import { withFileLock } from '../process/file-lock.mjs';
import { ensureNoConflict } from './routes.mjs';
import { checksums, ensureUnchanged, ensureComplete, recordName } from './build-integrity.mjs';

/**
 * Manages a folder of releases. `<area>/<version>-<build>/` holds the files of one release, which never change, so that
 * a page opened before a switch still finds its files. `remotes.json` contains the live release of each area (the
 * gateway reads it at each page load), and `history.jsonl` records every switch.
 * @typedef {{ at: string, area: string, release: string }} Switch
 */

/**
 * Copies a build into the folder of releases. Idempotent: publishing the same build again returns the same release.
 * @param {string} dir
 * @param {{ area: string, container: string }} app
 * @param {string} dist the built folder
 * @returns {string} name of the release
 */
export function publish(dir, { area, container }, dist) {
  ensureComplete(dist, container);
  const { version, build } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'));
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
 * Makes a release live for all subsequent page loads. Throws if it claims a path of another live area.
 * @param {string} dir
 * @param {string} area
 * @param {string} release
 */
export async function switchTo(dir, area, release) {
  const place = join(dir, area, release);
  if (!existsSync(join(place, recordName))) throw new Error(`There is no release ${release} of ${area}.`);
  ensureUnchanged(place);
  // Switch under a lock, because two areas may be released at the same time and share one file.
  await withFileLock(join(dir, 'switching'), () => {
    if (area !== 'shell') ensureNoConflict(dir, area, place);
    if (area === 'shell') goLive(place, join(dir, 'shell', 'live'));
    else pointAt(join(dir, 'remotes.json'), area, `/remotes/${area}/${release}/mf-manifest.json`);
    const entry = { at: new Date().toISOString(), area, release };
    appendFileSync(join(dir, 'history.jsonl'), `${JSON.stringify(entry)}\n`);
  });
}

/** @param {string} file @param {string} area @param {string} address */
function pointAt(file, area, address) {
  const remotes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // Rename atomically, so that the gateway never reads a partial file.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...remotes, [area]: address }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Switches back to the previous release; each further call goes back one more.
 * @param {string} dir
 * @param {string} area
 * @returns {Promise<string>} name of the release that is now live
 */
export async function rollBack(dir, area) {
  const ran = historyOf(dir, area).map(({ release }) => release);
  const order = [...new Set(ran)];
  const before = order[order.indexOf(ran.at(-1) ?? '') - 1];
  if (!before) throw new Error(`${area} has no earlier release to roll back to.`);
  await switchTo(dir, area, before);
  return before;
}

/**
 * @param {string} dir
 * @param {string} area
 * @returns {Switch[]} oldest first
 */
export function historyOf(dir, area) {
  const file = join(dir, 'history.jsonl');
  if (!existsSync(file)) return [];
  /** @type {Switch[]} */
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return all.filter((entry) => entry.area === area);
}

/**
 * Makes a release of the shell live. The shell has no entry in `remotes.json`, because its page is served at the
 * portal's root. Instead, one folder holds the files of every release plus the page of the live one, which is replaced
 * last and atomically.
 * @param {string} release folder
 * @param {string} live folder
 */
function goLive(release, live) {
  const files = Object.keys(checksums(release));
  const page = (/** @type {string} */ file) => file === 'index.html';
  const order = [
    ...files.filter(isHashed),
    ...files.filter((file) => !isHashed(file) && !page(file)),
    ...files.filter(page),
  ];
  for (const file of order) {
    const to = join(live, file);
    if (isHashed(file) && existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(release, file), `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}

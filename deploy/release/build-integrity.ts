import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isHashed } from '@portal/federation/hashed-files';
import { integrityOf } from '@portal/federation/integrity';
import { checkRoutes } from '@portal/federation/routes';

/** File stored with every release: its metadata, and the hash of each file, as in an `integrity` attribute. */
export const recordName = 'release.json';

export type ReleaseRecord = { area: string; version: string; build: string; files: Record<string, string> };

/**
 * Rejects a build that would not load: the build of another area, or one that lacks a file requested by a page.
 * @param container name at run time, as requested by the shell
 */
export function ensureComplete(dist: string, container: string) {
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as Manifest;
  if (manifest.name !== container) throw new Error(`The build in ${dist} is of ${manifest.name}, not of ${container}.`);
  const own = container === 'shell' ? filesOfPage(dist) : ['routes.json'];
  const missing = [...filesOf(manifest), ...own].filter((file) => !existsSync(join(dist, file)));
  if (missing.length > 0) throw new Error(`The build in ${dist} is incomplete. Missing: ${missing.join(', ')}`);
  if (container !== 'shell') checkRoutes(readFileSync(join(dist, 'routes.json'), 'utf8'));
}

type Assets = Record<'js' | 'css', Record<'sync' | 'async', string[]>>;
interface Manifest {
  name: string;
  metaData: { remoteEntry: { name: string } };
  exposes?: { assets: Assets }[];
}

function filesOf({ metaData, exposes = [] }: Manifest) {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [js.sync, js.async, css.sync, css.async].flat());
  return [metaData.remoteEntry.name, ...assets].filter(Boolean);
}

/**
 * Returns the shell's own files that its page loads. `/remotes.json` is not one of them, because the gateway serves it.
 */
function filesOfPage(dist: string) {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/([^"/][^"]*)"/g)]
    .map(([, file = '']) => file)
    .filter(isHashed);
}

/** @returns path below the folder → hash, as in an `integrity` attribute */
export function checksums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== recordName)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  return Object.fromEntries(files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
}

/** Throws if the files of a release differ from those published. */
export function ensureUnchanged(folder: string): ReleaseRecord {
  const record = JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as ReleaseRecord;
  const now = checksums(folder);
  const published = (file: string) => fromHex(record.files[file]);
  const changed = Object.keys({ ...record.files, ...now }).filter((file) => published(file) !== now[file]);
  if (changed.length > 0) throw new Error(`${folder} differs from what was published: ${changed.join(', ')}`);
  return { ...record, files: now };
}

/** Records of older releases hold the same hash in hexadecimal. */
const fromHex = (hash: string | undefined) =>
  hash && /^[0-9a-f]{64}$/.test(hash) ? `sha256-${Buffer.from(hash, 'hex').toString('base64')}` : hash;

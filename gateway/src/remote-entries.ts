import { readFile } from 'node:fs/promises';
import { isWebAddress, type Settings } from './settings';

/**
 * Which build of each area runs now: area → address of its manifest. The file is written at deploy time and read anew each
 * time, so that a switch needs no restart; an area it does not name runs what its folder or server holds.
 */
export async function remoteEntries({
  REMOTES_FILE,
  REMOTES_FROM,
}: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>): Promise<Readonly<Record<string, string>>> {
  const own = [...REMOTES_FROM.keys()].map((area) => [area, `/remotes/${area}/mf-manifest.json`] as const);
  const named = REMOTES_FILE ? (JSON.parse(await readFile(REMOTES_FILE, 'utf8')) as Record<string, string>) : {};
  return { ...Object.fromEntries(own), ...named };
}

/** Origins outside this one that the page must be allowed to load from. */
export async function remoteOrigins(settings: Settings): Promise<string[]> {
  const entries = await remoteEntries(settings).catch(() => ({}));
  const elsewhere = Object.values(entries).filter(isWebAddress);
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}

import { readFile } from 'node:fs/promises';
import { isWebAddress, type Settings } from './settings';

/**
 * Returns the live build of each area: manifest URL by area. The file is written at deploy time and read on every call,
 * so that switching releases needs no restart. An area missing from it uses the build in its own folder or on its
 * server.
 */
export async function remoteEntries({
  REMOTES_FILE,
  REMOTES_FROM,
}: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>): Promise<Readonly<Record<string, string>>> {
  const own = [...REMOTES_FROM.keys()].map((area) => [area, `/remotes/${area}/mf-manifest.json`] as const);
  const named = REMOTES_FILE ? (JSON.parse(await readFile(REMOTES_FILE, 'utf8')) as Record<string, string>) : {};
  return { ...Object.fromEntries(own), ...named };
}

/** Returns the other origins that the page must be allowed to load from. */
export async function remoteOrigins(settings: Settings): Promise<string[]> {
  const entries = await remoteEntries(settings).catch(() => ({}));
  const elsewhere = Object.values(entries).filter(isWebAddress);
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}

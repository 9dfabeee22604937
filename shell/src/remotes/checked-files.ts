import { areaTimeout } from './area-registry';
import type { Remote } from './remote-list';

interface Assets {
  sync: string[];
  async: string[];
}

/** The fields of a federation manifest that are used here. */
export interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: Assets; css: Assets } }[];
  /** Hash of each file that the shell loads; absent from builds of an older version. */
  integrity?: Record<string, string>;
}

/**
 * Hashes by URL. The list of remotes states that of each manifest, and a manifest those of its files; what these load
 * later is checked by the runtime of the remote's build.
 */
const hashes = new Map<string, string>();

/** Notes the listed hash of a remote's manifest, so that the browser refuses a changed one. */
export function listHash({ entry, integrity }: Pick<Remote, 'entry' | 'integrity'>): void {
  if (integrity === undefined) hashes.delete(entry);
  else hashes.set(entry, integrity);
}

/**
 * Fetches a manifest, and notes the hashes of its files.
 * @throws {TypeError} if it has another hash than listed
 */
export async function fetchManifest(url: string, init: RequestInit = {}): Promise<Response> {
  const response =
    (init.cache === 'reload' ? null : manifestInPage(hashes.get(url))) ??
    (await fetch(url, { ...init, ...hashOf(url), signal: AbortSignal.timeout(areaTimeout) }));
  if (!response.ok) return response;
  const { integrity = {} } = (await response.clone().json()) as Manifest;
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, url).href, hash);
  return response;
}

/** Returns the manifest that the gateway has written into the page, if it is the listed one. */
function manifestInPage(integrity: string | undefined): Response | null {
  const found = [...document.querySelectorAll<HTMLElement>('script[data-manifest]')].find(
    ({ dataset }) => dataset.manifest === integrity,
  );
  return found ? new Response(found.textContent) : null;
}

/** Returns the hash that a file must have, or undefined if its build states none. */
export const integrityOf = (url: string): string | undefined => hashes.get(url);

const hashOf = (url: string): { integrity?: string } => {
  const integrity = integrityOf(url);
  return integrity === undefined ? {} : { integrity };
};

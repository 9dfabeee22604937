import { loadShare } from '@module-federation/enhanced/runtime';
import { areaTimeout } from './area-registry';

/**
 * Rejects if the remote imports a name that this shell does not share, which would be undefined in the remote. Compares
 * the modules themselves and loads all of them, so only for a remote that may be newer than the page.
 * @param manifestUrl the list of names lies beside it; builds of an older version have none
 */
export async function ensureSharedNames(manifestUrl: string): Promise<void> {
  const url = new URL('shared-names.json', manifestUrl);
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(areaTimeout) });
  if (response.status === 404) return;
  const names = (await response.json()) as Record<string, readonly string[]>;
  for (const [module, used] of Object.entries(names)) {
    const load = await loadShare<object>(module);
    const shared = load ? load() : undefined;
    const missing = used.filter((name) => !shared || !(name in shared));
    if (missing.length > 0) throw new Error(`This shell shares no ${missing.join(', ')} of ${module}`);
  }
}

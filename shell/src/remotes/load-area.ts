import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { areaTimeout, type AreaModule } from './area-registry';
import { remoteList } from './remote-list';

/** How long one script may take, ms: given up before the person can press Try Again. */
const scriptTimeout = 7000;

registerPlugins([
  {
    name: 'timeouts',
    // The runtime waits for a manifest for ever.
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(areaTimeout) }),
    // And twenty seconds for a script, in which every retry would only join the waiting.
    createScript: () => ({ timeout: scriptTimeout }),
  },
]);

/**
 * Loads an area's module by the name of its container. `fresh` reads the list of remotes again and forgets what was loaded of this one: after a
 * failure, or when its files were replaced while the page was open.
 */
export async function loadArea(area: string, fresh: boolean): Promise<AreaModule> {
  const entry = (await remoteList.read(fresh)).find(({ name }) => name === area)?.entry;
  if (!entry) throw new Error(`No remote is deployed for the area ${area}`);
  if (fresh) await refreshCachedFiles(entry);
  registerRemotes([{ name: area, entry }], { force: fresh });
  const loaded = await loadRemote<AreaModule>(`${area}/area`);
  if (!loaded || typeof loaded.Component !== 'function') throw new Error(`The remote of ${area} has no Component`);
  return loaded;
}

interface Assets {
  sync: string[];
  async: string[];
}

/** What of a federation manifest is read here. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: Assets; css: Assets } }[];
}

const fetchUncached = (url: URL | string): Promise<Response> =>
  fetch(url, { cache: 'reload', signal: AbortSignal.timeout(areaTimeout) });

/**
 * Fetches an area's files past the browser's cache and puts them into it. Hashed files are kept for a year: one that
 * came broken, but with success, would otherwise break every retry.
 */
async function refreshCachedFiles(manifestUrl: string): Promise<void> {
  const { metaData, exposes } = (await (await fetchUncached(manifestUrl)).json()) as Manifest;
  const { path, name } = metaData.remoteEntry;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  // One after the other: a server that hangs must not hold all the connections that a browser has for it.
  for (const file of [`${path}${name}`, ...assets]) await fetchUncached(new URL(file, manifestUrl));
}

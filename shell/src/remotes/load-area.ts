import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { areaTimeout, type AreaModule } from './area-registry';
import { remoteList } from './remote-list';

/** Timeout for one script, ms. Shorter than the timeout after which the user can press Try Again. */
const scriptTimeout = 7000;

let hasTimeouts = false;

/** Not when the module loads, because the server prerenders without a federation runtime. */
function setTimeouts(): void {
  if (hasTimeouts) return;
  hasTimeouts = true;
  registerPlugins([
    {
      name: 'timeouts',
      // The federation runtime has no timeout for a manifest.
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(areaTimeout) }),
      // By default, the runtime waits twenty seconds for a script, and a retry would join the pending load.
      createScript: () => ({ timeout: scriptTimeout }),
    },
  ]);
}

/**
 * Loads an area's module by its container name. `fresh` refetches the list of remotes and discards the remote's cached
 * files: after a failure, or when its files were replaced while the page was open.
 */
export async function loadArea(area: string, fresh: boolean): Promise<AreaModule> {
  const entry = (await remoteList.read(fresh)).find(({ name }) => name === area)?.entry;
  if (!entry) throw new Error(`No remote is deployed for the area ${area}`);
  if (fresh) await refreshCachedFiles(entry);
  setTimeouts();
  registerRemotes([{ name: area, entry }], { force: fresh });
  const loaded = await loadRemote<AreaModule>(`${area}/area`);
  if (!loaded || typeof loaded.Component !== 'function') throw new Error(`The remote of ${area} has no Component`);
  return loaded;
}

interface Assets {
  sync: string[];
  async: string[];
}

/** The fields of a federation manifest that are used here. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { assets: { js: Assets; css: Assets } }[];
}

const fetchUncached = (url: URL | string): Promise<Response> =>
  fetch(url, { cache: 'reload', signal: AbortSignal.timeout(areaTimeout) });

/**
 * Refetches an area's files, bypassing and updating the browser's cache. Hashed files are cached for a year, so a
 * broken one with status 200 would otherwise break every retry.
 */
async function refreshCachedFiles(manifestUrl: string): Promise<void> {
  const { metaData, exposes } = (await (await fetchUncached(manifestUrl)).json()) as Manifest;
  const { path, name } = metaData.remoteEntry;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  // Fetch one file at a time: a server that hangs must not occupy all of the browser's connections.
  for (const file of [`${path}${name}`, ...assets]) await fetchUncached(new URL(file, manifestUrl));
}

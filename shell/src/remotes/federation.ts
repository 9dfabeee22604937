import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { freshFiles } from './fresh-files';
import { areaPatience, scriptPatience } from './patience';
import { remoteList, type Area } from './remote-list';

/** What every remote exposes as `./area`. */
export interface AreaModule {
  Component: ComponentType;
}

const containerOf = (area: Area): string => `mfe_${area}`;

registerPlugins([
  {
    name: 'patience',
    // The runtime waits for a manifest for ever.
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(areaPatience) }),
    // And twenty seconds for a script, in which every retry would only join the waiting.
    createScript: () => ({ timeout: scriptPatience }),
  },
]);

/**
 * Loads an area's module. `anew` reads the list of remotes again and forgets what was loaded of this one: after a
 * failure, or when its files were replaced while the page was open.
 */
export async function fetchArea(area: Area, anew: boolean): Promise<AreaModule> {
  const entry = (await remoteList.read(anew))[area];
  if (!entry) throw new Error(`No remote is deployed for the area ${area}`);
  if (anew) await freshFiles(entry);
  registerRemotes([{ name: containerOf(area), entry }], { force: anew });
  const loaded = await loadRemote<AreaModule>(`${containerOf(area)}/area`);
  if (!loaded || typeof loaded.Component !== 'function') throw new Error(`The remote of ${area} has no Component`);
  return loaded;
}

import { areaTimeout, type AreaModule } from './area-registry';
import { fetchManifest, listHash, type Manifest } from './checked-files';
import { loadContainer } from './load-container';
import { remoteList, type Remote } from './remote-list';

/**
 * Loads an area's module by its container name. `fresh` refetches the list of remotes and discards the remote's cached
 * files: after a failure, or when its files were replaced while the page was open.
 */
export async function loadArea(area: string, fresh: boolean): Promise<AreaModule> {
  const remote = await listed(area, fresh);
  try {
    return await load(remote, fresh);
  } catch (error) {
    // A release since the page was opened has another manifest at the same address.
    const now = fresh ? remote : await listed(area, true);
    if (now.integrity === remote.integrity) throw error;
    return load(now, true);
  }
}

async function listed(area: string, fresh: boolean): Promise<Remote> {
  const remote = (await remoteList.read(fresh)).find(({ name }) => name === area);
  if (!remote) throw new Error(`No remote is deployed for the area ${area}`);
  return remote;
}

async function load(remote: Remote, fresh: boolean): Promise<AreaModule> {
  const { name, entry } = remote;
  listHash(remote);
  if (fresh) await ensureFitting(entry);
  const response = await fetchManifest(entry);
  if (!response.ok) throw new Error(`The manifest of ${name} has not loaded`);
  const { metaData } = (await response.json()) as Manifest;
  const { path, name: file } = metaData.remoteEntry;
  const container = await loadContainer(name, new URL(`${path}${file}`, entry).href, fresh);
  const factory = await container.get('./area');
  const loaded = factory() as Partial<AreaModule> | undefined;
  if (typeof loaded?.Component !== 'function') throw new Error(`The remote of ${name} has no Component`);
  return loaded as AreaModule;
}

/** Loads the check only when needed, because the remotes of a fresh page have been checked at their release. */
async function ensureFitting(manifestUrl: string): Promise<void> {
  await refreshCachedFiles(manifestUrl);
  const { ensureSharedNames } = await import('./shared-names');
  await ensureSharedNames(manifestUrl);
}

/**
 * Refetches an area's files, bypassing and updating the browser's cache. Hashed files are cached for a year, so a
 * broken one with status 200 would otherwise break every retry.
 */
async function refreshCachedFiles(manifestUrl: string): Promise<void> {
  const response = await fetchManifest(manifestUrl, { cache: 'reload' });
  const { metaData, exposes } = (await response.json()) as Manifest;
  const { path, name } = metaData.remoteEntry;
  const assets = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]);
  // Fetch one file at a time: a server that hangs must not occupy all of the browser's connections.
  for (const file of [`${path}${name}`, ...assets])
    await fetch(new URL(file, manifestUrl), { cache: 'reload', signal: AbortSignal.timeout(areaTimeout) });
}

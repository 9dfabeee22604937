import { integrityOf } from '@portal/federation/integrity';
import { fileBesideManifest, readBuildFile } from './build-files';
import type { RemoteEntry } from './remote-entries';
import type { Settings } from './settings';

/** Timeout for the manifest of a build on another server, ms. */
const timeout = 500;

/**
 * Writes an area's manifest into the page, which saves a round trip before the browser knows the area's files. As JSON,
 * which browsers do not run.
 * @returns HTML; undefined if the manifest has not the listed hash, so that the browser requests and refuses it
 */
export async function inlineManifest(
  { entry, integrity }: RemoteEntry,
  settings: Pick<Settings, 'REMOTES_FROM'>,
): Promise<string | undefined> {
  if (integrity === undefined) return undefined;
  const name = entry.slice(entry.lastIndexOf('/') + 1);
  const manifest = await readBuildFile(fileBesideManifest(entry, name, settings), timeout).catch(() => '');
  if (integrityOf(manifest) !== integrity) return undefined;
  // No text may end the element.
  const json = JSON.stringify(shortened(manifest)).replaceAll('<', '\\u003c');
  return `<script type="application/json" data-manifest="${integrity}">${json}</script>`;
}

interface Manifest {
  exposes?: { assets: Record<string, { sync: readonly string[] }> }[];
}

/**
 * Leaves out the lists that are read only from the file: of the shared modules by the release tool, and of the files
 * that load later by a retry, which bypasses every cache.
 */
function shortened(manifest: string): object {
  const whole = JSON.parse(manifest) as Manifest;
  const exposes = whole.exposes?.map(({ assets, ...one }) => ({
    ...one,
    assets: Object.fromEntries(Object.entries(assets).map(([kind, { sync }]) => [kind, { sync, async: [] }])),
  }));
  return { ...whole, shared: [], exposes };
}

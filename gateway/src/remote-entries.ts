import { z } from 'zod';
import { ChangedFiles } from './changed-files';
import { isWebAddress, type Settings } from './settings';

/** The live build of an area, as the deployment states it. */
export interface RemoteEntry {
  /** Path or URL of the manifest. */
  entry: string;
  /** Hash of the manifest, as in an `integrity` attribute: browsers refuse one with another hash. */
  integrity?: string | undefined;
  /** Hashes of the files in `pages/` of the public area, by name: the gateway runs the render module only with them. */
  pages?: Readonly<Record<string, string>> | undefined;
  /** A newer release that only some browsers get. */
  canary?: Canary | undefined;
}

export interface Canary extends Pick<RemoteEntry, 'entry' | 'integrity'> {
  /** Share of the browsers, percent. */
  share: number;
}

const release = { entry: z.string(), integrity: z.string().optional() };

/** `{"client":{"entry":"/remotes/client/1/mf-manifest.json","integrity":"sha256-…"}}`, or only the address. */
const remotesFile = z.record(
  z.string(),
  z.union([
    z.string().transform((entry): RemoteEntry => ({ entry })),
    z.object({
      ...release,
      pages: z.record(z.string(), z.string()).optional(),
      canary: z.object({ ...release, share: z.number().min(0).max(100) }).optional(),
    }),
  ]),
);

const remotesFiles = new ChangedFiles((json) => remotesFile.parse(JSON.parse(json)));

/**
 * Returns the live build of each area. The file is written at deploy time and checked on every call, so that switching
 * releases needs no restart. An area missing from it uses the build in its own folder or on its server.
 */
export async function remoteEntries({
  REMOTES_FILE,
  REMOTES_FROM,
}: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>): Promise<Readonly<Record<string, RemoteEntry>>> {
  const own = [...REMOTES_FROM.keys()].map((area) => {
    return [area, { entry: `/remotes/${area}/mf-manifest.json` }] as const;
  });
  const named = REMOTES_FILE ? await remotesFiles.read(REMOTES_FILE) : {};
  return { ...Object.fromEntries(own), ...named };
}

/** Returns the other origins that the page must be allowed to load from. */
export async function remoteOrigins(settings: Settings): Promise<string[]> {
  const remotes = await remoteEntries(settings).catch(() => ({}));
  const entries = Object.values(remotes).flatMap(({ entry, canary }) => (canary ? [entry, canary.entry] : [entry]));
  const elsewhere = entries.filter(isWebAddress);
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}

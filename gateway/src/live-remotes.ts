import type { FastifyBaseLogger } from 'fastify';
import { conflictingRoutes, type RemoteRoute } from '@portal/federation/routes';
import type { Bucket } from './canary';
import { RemoteBuilds } from './remote-builds';
import { remoteEntries, type RemoteEntry } from './remote-entries';
import { isWebAddress, type Settings } from './settings';

/** Response of `/remotes.json`, keyed by the container's runtime name. */
export interface RemoteList {
  remotes: Record<string, ListedRemote>;
}

interface ListedRemote extends RemoteEntry {
  routes: readonly RemoteRoute[];
  /** Whether browsers report each load of the area, because it has a canary. */
  reported?: true;
}

export class RouteConflictError extends Error {
  constructor(conflicts: readonly string[]) {
    super(`These areas cannot run together:\n  - ${conflicts.join('\n  - ')}`);
    this.name = 'RouteConflictError';
  }
}

/**
 * Live build of each area, its routes and the integrity of its manifest. Each page load checks whether they have changed,
 * so that switching releases needs no restart.
 */
export class LiveRemotes {
  private readonly builds: RemoteBuilds;
  /** The last list of each combination of canaries, keyed by their areas. */
  private readonly known = new Map<string, { areas: readonly Area[]; list: RemoteList }>();

  constructor(
    private readonly settings: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) {
    this.builds = new RemoteBuilds(settings, log);
  }

  /**
   * Returns the live remotes, the same object until one changes. Rejects a release that claims another area's route, and
   * keeps the previous list; a canary gives way to the stable release.
   * @param bucket decides which browsers get a canary; by default none
   * @throws {RouteConflictError} if there is no previous list
   */
  async list(bucket?: Bucket): Promise<RemoteList> {
    const chosen = Object.entries(await remoteEntries(this.settings)).map(([area, remote]) =>
      chosenOf(area, remote, bucket),
    );
    const canaries = chosen.flatMap(({ area, isCanary }) => (isCanary ? [area] : [])).join();
    const areas = await Promise.all(chosen.map((one) => this.describe(one)));
    const known = this.known.get(canaries);
    if (known && isSame(areas, known.areas)) return known.list;
    const conflicts = conflictingRoutes(Object.fromEntries(areas.map(({ area, routes }) => [area, routes])));
    if (conflicts.length > 0) {
      if (!known && canaries === '') throw new RouteConflictError(conflicts);
      this.log.error({ conflicts, canaries }, 'kept the previous remotes: two areas claim the same path');
      // Not the previous list of this canary: that release may have been ended for its failures.
      return known && canaries === '' ? known.list : this.list();
    }
    const list = { remotes: Object.fromEntries(areas.map(({ area, ...remote }) => [containerOf(area), remote])) };
    this.known.set(canaries, { areas, list });
    return list;
  }

  /** Returns whether an area has a canary. */
  async hasCanary(): Promise<boolean> {
    const remotes = await remoteEntries(this.settings).catch(() => ({}));
    return Object.values<RemoteEntry>(remotes).some(({ canary }) => canary);
  }

  /** Returns the live releases: the stable one of each area, and its canary. */
  async releases(): Promise<LiveRelease[]> {
    const remotes = Object.entries<RemoteEntry>(await remoteEntries(this.settings));
    return remotes.flatMap(([area, { entry, canary }]) => [
      releaseAt(area, entry, 'live'),
      ...(canary ? [releaseAt(area, canary.entry, 'canary')] : []),
    ]);
  }

  /**
   * Returns whether another area has a page at exactly this path, which takes precedence over a path with parameters.
   */
  async isOfAnother(area: string, path: string): Promise<boolean> {
    const { remotes } = await this.list();
    return Object.entries(remotes).some(
      ([container, { routes }]) => container !== containerOf(area) && routes.some((route) => route.path === path),
    );
  }

  /** Returns whether this area has a page at exactly this path. */
  async isOf(area: string, path: string): Promise<boolean> {
    const { remotes } = await this.list();
    return remotes[containerOf(area)]?.routes.some((route) => route.path === path) ?? false;
  }

  /** A hash stated by the deployment takes precedence: the build's own only shows that files changed since the build. */
  private async describe({ area, isCanary, remote }: Chosen): Promise<Area> {
    const { entry, integrity: deployed, canary } = remote;
    const { routes, integrity } = await this.builds.read(isCanary ? `canary of ${area}` : area, entry);
    return { area, entry, integrity: deployed ?? integrity, routes, ...(isCanary || canary ? { reported: true } : {}) };
  }
}

interface Area extends ListedRemote {
  area: string;
}

export interface LiveRelease {
  area: string;
  container: string;
  /** Its name; `live` or `canary` if it is not in a folder of releases. */
  release: string;
  /** Path of its manifest. */
  path: string;
}

function releaseAt(area: string, entry: string, kind: 'live' | 'canary'): LiveRelease {
  const path = isWebAddress(entry) ? new URL(entry).pathname : entry;
  const release = /^\/remotes\/[^/]+\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? kind;
  return { area, container: containerOf(area), release, path };
}

interface Chosen {
  area: string;
  isCanary: boolean;
  remote: RemoteEntry;
}

function chosenOf(area: string, remote: RemoteEntry, bucket: Bucket | undefined): Chosen {
  const { canary } = remote;
  const isCanary = canary !== undefined && bucket !== undefined && bucket < canary.share;
  return { area, isCanary, remote: isCanary ? canary : remote };
}

const isSame = (areas: readonly Area[], others: readonly Area[]): boolean =>
  areas.length === others.length &&
  areas.every(({ area, entry, integrity, routes, reported }, at) => {
    const other = others[at];
    const isSameBuild = other?.entry === entry && other.integrity === integrity && other.routes === routes;
    return isSameBuild && other.area === area && other.reported === reported;
  });

/** The runtime name must be an identifier. */
const containerOf = (area: string): string => `mfe_${area.replaceAll('-', '_')}`;

import type { FastifyBaseLogger } from 'fastify';
import { conflictingRoutes, type RemoteRoute } from '@portal/federation/routes';
import { RemoteBuilds } from './remote-builds';
import { remoteEntries, type RemoteEntry } from './remote-entries';
import type { Settings } from './settings';

/** Response of `/remotes.json`, keyed by the container's runtime name. */
export interface RemoteList {
  remotes: Record<string, ListedRemote>;
}

interface ListedRemote extends RemoteEntry {
  routes: readonly RemoteRoute[];
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
  private last: RemoteList | undefined;
  private lastAreas: readonly Area[] = [];

  constructor(
    private readonly settings: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) {
    this.builds = new RemoteBuilds(settings, log);
  }

  /**
   * Returns the live remotes, the same object until one changes. Rejects a release that claims another area's route, and keeps the previous list.
   * @throws {RouteConflictError} if there is no previous list
   */
  async list(): Promise<RemoteList> {
    const entries = Object.entries(await remoteEntries(this.settings));
    const areas = await Promise.all(
      entries.map(async ([area, remote]) => ({ area, ...(await this.describe(area, remote)) })),
    );
    if (this.last && isSame(areas, this.lastAreas)) return this.last;
    const conflicts = conflictingRoutes(Object.fromEntries(areas.map(({ area, routes }) => [area, routes])));
    if (conflicts.length > 0) {
      if (!this.last) throw new RouteConflictError(conflicts);
      this.log.error({ conflicts }, 'kept the previous remotes: two areas claim the same path');
      return this.last;
    }
    this.lastAreas = areas;
    this.last = { remotes: Object.fromEntries(areas.map(({ area, ...remote }) => [containerOf(area), remote])) };
    return this.last;
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
  private async describe(area: string, { entry, integrity: deployed }: RemoteEntry): Promise<ListedRemote> {
    const { routes, integrity } = await this.builds.read(area, entry);
    return { entry, integrity: deployed ?? integrity, routes };
  }
}

interface Area extends ListedRemote {
  area: string;
}

const isSame = (areas: readonly Area[], others: readonly Area[]): boolean =>
  areas.length === others.length &&
  areas.every(({ area, entry, integrity, routes }, at) => {
    const other = others[at];
    return other?.area === area && other.entry === entry && other.integrity === integrity && other.routes === routes;
  });

/** The runtime name must be an identifier. */
const containerOf = (area: string): string => `mfe_${area.replaceAll('-', '_')}`;

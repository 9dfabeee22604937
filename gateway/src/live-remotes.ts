import type { FastifyBaseLogger } from 'fastify';
import { conflictingRoutes, readRoutes, type RemoteRoute } from '@portal/federation/routes';
import { fileBesideManifest, readBuildFile } from './build-files';
import { remoteEntries } from './remote-entries';
import { isWebAddress, type Settings } from './settings';

/** Response of `/remotes.json`, keyed by the container's runtime name. */
export interface RemoteList {
  remotes: Record<string, { entry: string; routes: readonly RemoteRoute[] }>;
}

interface KnownRoutes {
  /** Path or URL that the routes were read from. */
  address: string;
  routes: readonly RemoteRoute[];
  /** Cached until this time, epoch ms. */
  until: number;
}

/** How long routes from a server are cached, ms. */
const freshFor = 1000;
/** Timeouts for reading routes, ms: `known` if cached routes can be used instead, `unknown` otherwise. */
const timeouts = { known: 500, unknown: 2000 };

export class RouteConflictError extends Error {
  constructor(conflicts: readonly string[]) {
    super(`These areas cannot run together:\n  - ${conflicts.join('\n  - ')}`);
    this.name = 'RouteConflictError';
  }
}

/**
 * Live build of each area and its routes. Both are read again on each page load, so that switching releases needs no
 * restart; an unreachable area keeps its last known routes.
 */
export class LiveRemotes {
  private readonly known = new Map<string, KnownRoutes>();
  private last: RemoteList | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) {}

  /**
   * Returns the live remotes. Rejects a release that claims another area's route, and keeps the previous list.
   * @throws {RouteConflictError} if there is no previous list
   */
  async list(): Promise<RemoteList> {
    const entries = Object.entries(await remoteEntries(this.settings));
    const areas = await Promise.all(
      entries.map(async ([area, entry]) => ({ area, entry, routes: await this.routesOf(area, entry) })),
    );
    const conflicts = conflictingRoutes(Object.fromEntries(areas.map(({ area, routes }) => [area, routes])));
    if (conflicts.length > 0) {
      if (!this.last) throw new RouteConflictError(conflicts);
      this.log.error({ conflicts }, 'kept the previous remotes: two areas claim the same path');
      return this.last;
    }
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

  /** @param entry address of the manifest */
  private async routesOf(area: string, entry: string): Promise<readonly RemoteRoute[]> {
    const address = fileBesideManifest(entry, 'routes.json', this.settings);
    const known = this.known.get(area);
    if (known?.address === address && Date.now() < known.until) return known.routes;
    let routes = known?.routes ?? [];
    try {
      routes = readRoutes(await readBuildFile(address, known ? timeouts.known : timeouts.unknown));
    } catch (error) {
      this.log.warn({ area, address, reason: String(error) }, 'routes.json cannot be read');
    }
    // Cache failures too: a hanging server must not delay every page.
    this.known.set(area, { address, routes, until: isWebAddress(address) ? Date.now() + freshFor : 0 });
    return routes;
  }
}

/** The runtime name must be an identifier. */
const containerOf = (area: string): string => `mfe_${area.replaceAll('-', '_')}`;

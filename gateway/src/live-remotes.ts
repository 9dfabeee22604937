import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { conflictingRoutes, readRoutes, type RemoteRoute } from '@portal/federation/routes';
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

  /** @param entry address of the manifest */
  private async routesOf(area: string, entry: string): Promise<readonly RemoteRoute[]> {
    const address = this.besideManifest(entry);
    const known = this.known.get(area);
    if (known?.address === address && Date.now() < known.until) return known.routes;
    let routes = known?.routes ?? [];
    try {
      routes = readRoutes(await textOf(address, known ? timeouts.known : timeouts.unknown));
    } catch (error) {
      this.log.warn({ area, address, reason: String(error) }, 'routes.json cannot be read');
    }
    // Cache failures too: a hanging server must not delay every page.
    this.known.set(area, { address, routes, until: isWebAddress(address) ? Date.now() + freshFor : 0 });
    return routes;
  }

  /** Returns the path or URL of the build's `routes.json`. */
  private besideManifest(entry: string): string {
    if (isWebAddress(entry)) return new URL('routes.json', entry).href;
    const [, area = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(entry) ?? [];
    const from = this.settings.REMOTES_FROM.get(area) ?? '';
    const beside = file.replace(/[^/]*$/, 'routes.json');
    return isWebAddress(from) ? `${from}/${beside}` : join(from, beside);
  }
}

/** The runtime name must be an identifier. */
const containerOf = (area: string): string => `mfe_${area.replaceAll('-', '_')}`;

/** @param address path or URL @param timeout ms */
async function textOf(address: string, timeout: number): Promise<string> {
  if (!isWebAddress(address)) return readFile(address, 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { conflictingRoutes, readRoutes, type RemoteRoute } from '@portal/federation/routes';
import { remoteEntries } from './remote-entries';
import { isWebAddress, type Settings } from './settings';

/** What `/remotes.json` answers, by the container's name at run time. */
export interface RemoteList {
  remotes: Record<string, { entry: string; routes: readonly RemoteRoute[] }>;
}

interface KnownRoutes {
  /** Where they were read: a path or an address. */
  address: string;
  routes: readonly RemoteRoute[];
  /** Until when they are taken without asking again. */
  until: number;
}

/** How long the routes of one server are taken as they were read, ms. */
const freshFor = 1000;
/** How long a page waits for routes when some are known and when none are, ms. */
const timeouts = { known: 500, unknown: 2000 };

export class RouteConflictError extends Error {
  constructor(conflicts: readonly string[]) {
    super(`These areas cannot run together:\n  - ${conflicts.join('\n  - ')}`);
    this.name = 'RouteConflictError';
  }
}

/**
 * Which build of each area runs and which pages it has. Both are looked up anew for each page load, so that a switch needs
 * no restart; an area that cannot be asked keeps the pages it had.
 */
export class LiveRemotes {
  private readonly known = new Map<string, KnownRoutes>();
  private last: RemoteList | undefined;

  constructor(
    private readonly settings: Pick<Settings, 'REMOTES_FILE' | 'REMOTES_FROM'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) {}

  /**
   * A release whose routes belong to another area is not taken: the list before it stays.
   * @throws {RouteConflictError} when there is none before it
   */
  async list(): Promise<RemoteList> {
    const entries = Object.entries(await remoteEntries(this.settings));
    const areas = await Promise.all(
      entries.map(async ([area, entry]) => ({ area, entry, routes: await this.routesOf(area, entry) })),
    );
    const conflicts = conflictingRoutes(Object.fromEntries(areas.map(({ area, routes }) => [area, routes])));
    if (conflicts.length > 0) {
      if (!this.last) throw new RouteConflictError(conflicts);
      this.log.error({ conflicts }, 'the list of remotes is not taken: two areas claim one path');
      return this.last;
    }
    this.last = { remotes: Object.fromEntries(areas.map(({ area, ...remote }) => [containerOf(area), remote])) };
    return this.last;
  }

  /** Whether another area than this one has a page at exactly this path: it goes before a path with parameters. */
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
    // Also after a failure: a server that hangs must not hold up every page.
    this.known.set(area, { address, routes, until: isWebAddress(address) ? Date.now() + freshFor : 0 });
    return routes;
  }

  /** Where the routes of a build are: a path or an address. */
  private besideManifest(entry: string): string {
    if (isWebAddress(entry)) return new URL('routes.json', entry).href;
    const [, area = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(entry) ?? [];
    const from = this.settings.REMOTES_FROM.get(area) ?? '';
    const beside = file.replace(/[^/]*$/, 'routes.json');
    return isWebAddress(from) ? `${from}/${beside}` : join(from, beside);
  }
}

/** The name at run time is an identifier. */
const containerOf = (area: string): string => `mfe_${area.replaceAll('-', '_')}`;

/** @param address path or URL @param timeout ms */
async function textOf(address: string, timeout: number): Promise<string> {
  if (!isWebAddress(address)) return readFile(address, 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

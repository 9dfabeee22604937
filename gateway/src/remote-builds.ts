import type { FastifyBaseLogger } from 'fastify';
import { readRoutes, type RemoteRoute } from '@portal/federation/routes';
import { z } from 'zod';
import { fileBesideManifest, readBuildFile } from './build-files';
import { ChangedFiles } from './changed-files';
import { isWebAddress, type Settings } from './settings';

/** What the files beside a manifest state. */
interface Build {
  routes: readonly RemoteRoute[];
  /** Hash of the manifest, as in an `integrity` attribute; undefined for builds of an older version. */
  integrity: string | undefined;
}

interface KnownBuild extends Build {
  /** Path or URL that the routes were read from. */
  address: string;
  /** Cached until this time, epoch ms. */
  until: number;
}

/** How long the files of a server are cached, ms. */
const freshFor = 1000;
/** Timeouts for reading a file, ms: `known` if a cached one can be used instead, `unknown` otherwise. */
const timeouts = { known: 500, unknown: 2000 };

const versionFile = z.object({ integrity: z.string().optional() });
const parsers = {
  'routes.json': readRoutes,
  'version.json': (json: string) => versionFile.parse(JSON.parse(json)),
};
type Parsed = { [Name in keyof typeof parsers]: ReturnType<(typeof parsers)[Name]> };

/** Reads the routes of each area's live build and the hash of its manifest. */
export class RemoteBuilds {
  private readonly known = new Map<string, KnownBuild>();
  private readonly files = {
    'routes.json': new ChangedFiles(parsers['routes.json']),
    'version.json': new ChangedFiles(parsers['version.json']),
  };

  constructor(
    private readonly settings: Pick<Settings, 'REMOTES_FROM'>,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /**
   * Checks on each call whether they have changed. An unreachable area keeps its last known routes, and its hash while the address is
   * the same.
   * @param entry address of the manifest
   */
  async read(area: string, entry: string): Promise<Build> {
    const address = fileBesideManifest(entry, 'routes.json', this.settings);
    const known = this.known.get(area);
    if (known?.address === address && performance.now() < known.until) return known;
    const timeout = known ? timeouts.known : timeouts.unknown;
    const readFile = async <Name extends keyof Parsed>(name: Name): Promise<Parsed[Name] | undefined> => {
      try {
        const file = fileBesideManifest(entry, name, this.settings);
        if (isWebAddress(file)) return parsers[name](await readBuildFile(file, timeout)) as Parsed[Name];
        return (await this.files[name].read(file)) as Parsed[Name];
      } catch (error) {
        this.log.warn({ area, entry, reason: String(error) }, `${name} cannot be read`);
        return undefined;
      }
    };
    const [routes, version] = await Promise.all([readFile('routes.json'), readFile('version.json')]);
    const sameBuild = known?.address === address ? known : undefined;
    const build = {
      address,
      routes: routes ?? known?.routes ?? [],
      integrity: version ? version.integrity : sameBuild?.integrity,
      // Cache failures too: a hanging server must not delay every page.
      until: isWebAddress(address) ? performance.now() + freshFor : 0,
    };
    this.known.set(area, build);
    return build;
  }
}

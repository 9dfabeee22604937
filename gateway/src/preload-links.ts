import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { choiceIn } from '@portal/domain/site/choices';
import type { Bucket } from './canary';
import { fileBesideManifest, readBuildFile } from './build-files';
import type { LiveRemotes, RemoteList } from './live-remotes';
import { inlineManifest } from './inline-manifest';
import { addressOf } from './pages/prerendered-pages';
import type { RemoteEntry } from './remote-entries';
import { isWebAddress, type Settings } from './settings';

/** Rejects names that would lead out of the build's folder or out of an attribute. */
const files = z.array(z.string().regex(/^[\w-]+(\.[\w-]+)*\.(js|css)$/));
/** `preloads.json` as `PreloadsPlugin` writes it. */
const preloadsFile = z.object({
  pages: z.record(z.string(), z.record(z.string(), files)),
  shared: z.record(z.string(), files),
  uses: z.record(z.string(), z.array(z.string())),
  integrity: z.record(z.string(), z.string().regex(/^sha\d{3}-[\w+/=]+$/)).default({}),
});
type Preloads = z.infer<typeof preloadsFile>;

const none: Preloads = { pages: {}, shared: {}, uses: {}, integrity: {} };
/** Timeout for the file of a build on another server, ms, and how long its content or failure is cached. */
const remote = { timeout: 500, freshFor: 1000 };
const most = 50;

type Routes = RemoteList['remotes'][string]['routes'];

interface Area extends RemoteEntry {
  /** Path of the page as the area declares it: `/client/:clientId`. */
  page: string;
}

/**
 * Writes the preload links of a signed-in user's page: the manifest and files of its area, and the shell's files for it,
 * so that the browser requests them with the shell instead of one after the other. The cookie `signed_in` names the role.
 */
export class PreloadLinks {
  private readonly known = new LRUCache<string, Preloads>({ max: most, ttl: remote.freshFor });

  constructor(
    private readonly settings: Pick<Settings, 'SHELL_FROM' | 'REMOTES_FROM'>,
    private readonly live: Pick<LiveRemotes, 'list'>,
  ) {}

  /** @returns HTML for the end of the head; empty if nothing is known, because the page works without it */
  async of(request: Pick<FastifyRequest, 'url' | 'headers'>, bucket?: Bucket): Promise<string> {
    const role = choiceIn(request.headers.cookie, 'signed_in');
    if (!role) return '';
    const { path, locale } = addressOf(request);
    const area = await this.areaOf(path, role, bucket);
    if (!area) return '';
    const manifest = (await inlineManifest(area, this.settings)) ?? manifestLink(area);
    return `${manifest}${(await this.filesOfArea(area, locale)).map(preloadLink).join('')}`;
  }

  /**
   * The files of a prerendered page of the shell or of an area. Its styles are links, because they block the first
   * paint.
   * @returns HTML for the end of the head
   */
  async ofPrerendered(path: string, locale: string): Promise<string> {
    const shell = await this.readShell();
    const isOfShell = ownValue(shell.pages, path) !== undefined;
    const area = isOfShell ? undefined : await this.areaOf(path, 'public');
    const shared = (ownValue(shell.uses, path) ?? []).flatMap((name) => ownValue(shell.shared, name) ?? []);
    const files = area
      ? await this.filesOfArea(area, locale)
      : filesAt(shell, [...filesOf(shell, path, locale), ...shared], (file) => `/${file}`);
    const links = files.map((file) => (file.address.endsWith('.css') ? styleLink(file) : preloadLink(file)));
    return [area ? manifestLink(area) : '', ...links].join('');
  }

  private areaOf(path: string, reader: string, bucket?: Bucket): Promise<Area | undefined> {
    return this.live.list(bucket).then(
      ({ remotes }) => areaOf(remotes, path, reader),
      () => undefined,
    );
  }

  private async filesOfArea({ entry, page }: Area, locale: string): Promise<LinkedFile[]> {
    const shell = await this.readShell();
    const remoteFiles = await this.read(fileBesideManifest(entry, 'preloads.json', this.settings));
    const theirs = filesAt(remoteFiles, filesOf(remoteFiles, page, locale), (file) => addressBeside(entry, file));
    const shared = ['*', page].flatMap((one) => ownValue(remoteFiles.uses, one) ?? []);
    const own = [...filesOf(shell, '/', locale), ...shared.flatMap((name) => ownValue(shell.shared, name) ?? [])];
    return [...filesAt(shell, own, (file) => `/${file}`), ...theirs];
  }

  private readShell(): Promise<Preloads> {
    const { SHELL_FROM: from } = this.settings;
    return this.read(isWebAddress(from) ? `${from}/preloads.json` : join(from, 'preloads.json'));
  }

  private async read(address: string): Promise<Preloads> {
    const known = this.known.get(address);
    if (known) return known;
    const read = await readBuildFile(address, remote.timeout)
      .then((json) => preloadsFile.parse(JSON.parse(json)))
      // A build of an older version has no such file.
      .catch(() => none);
    if (isWebAddress(address)) this.known.set(address, read);
    return read;
  }
}

const ownValue = <Value>(values: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;

const filesOf = ({ pages }: Preloads, page: string, locale: string): string[] =>
  ['*', page].flatMap((one) => ownValue(pages, one)?.[locale] ?? []);

/**
 * Returns the area that has the page; undefined for pages of the shell.
 * @param reader a role, for its own pages only; `public` for those of visitors
 */
function areaOf(remotes: RemoteList['remotes'], path: string, reader: string): Area | undefined {
  for (const { entry, integrity, routes } of Object.values(remotes)) {
    const page = pageOf(routes, path, reader);
    if (page !== undefined) return { entry, integrity, page };
  }
  return undefined;
}

const pageOf = (routes: Routes, path: string, reader: string): string | undefined =>
  routes.find(({ roles, path: pattern }) => {
    const isTheirs = Array.isArray(roles) ? roles.includes(reader) : roles === 'public' && reader === roles;
    return isTheirs && matches(pattern, path);
  })?.path;

/** @param pattern in react-router's syntax: `/messages/:userId?` */
function matches(pattern: string, path: string): boolean {
  const given = path.split('/').slice(1);
  const segments = pattern.split('/').slice(1);
  const fits = segments.every((segment, at) => {
    if (given[at] === undefined) return segment.endsWith('?');
    return segment.startsWith(':') || segment === given[at];
  });
  return fits && given.length <= segments.length;
}

const addressBeside = (entry: string, file: string): string =>
  isWebAddress(entry) ? new URL(file, entry).href : entry.replace(/[^/]*$/, file);

interface LinkedFile {
  address: string;
  /** Undefined for builds of an older version, whose scripts request their files without one. */
  integrity: string | undefined;
}

const filesAt = (build: Preloads, files: readonly string[], addressOf: (file: string) => string): LinkedFile[] =>
  [...new Set(files)].map((file) => ({ address: addressOf(file), integrity: ownValue(build.integrity, file) }));

/**
 * Low priority, because the shell's own scripts are needed first. With the page's nonce, which `strict-dynamic` requires
 * of a preloaded script too.
 */
const preloadLink = ({ address, integrity }: LinkedFile): string =>
  `<link rel="preload" href="${escaped(address)}" as="${address.endsWith('.css') ? 'style' : 'script'}" fetchpriority="low" nonce="__CSP_NONCE__"${checked(integrity)}>`;

/** For a manifest that is not in the page. Without its hash, which Chromium does not support here; the shell's own request states it. */
const manifestLink = ({ entry }: Area): string =>
  `<link rel="preload" href="${escaped(entry)}" as="fetch" crossorigin="anonymous">`;

const styleLink = ({ address, integrity }: LinkedFile): string =>
  `<link rel="stylesheet" href="${escaped(address)}"${checked(integrity)}>`;

/** The attributes with which the builds request the file; with others, the browser would load it twice. */
const checked = (integrity: string | undefined): string =>
  integrity === undefined ? '' : ` crossorigin="anonymous" integrity="${escaped(integrity)}"`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

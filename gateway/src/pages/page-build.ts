import { readdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { integrityOf } from '@portal/federation/integrity';
import type { CreatePageRenderer, PageRenderer } from '@portal/domain/site/prerendered';
import { fileBesideManifest } from '../build-files';
import { remoteEntries } from '../remote-entries';
import { isWebAddress, type Settings } from '../settings';
import { LiveBuild, readBuilt, runRenderModule, type BuildFolder } from './live-build';

/** Area that owns the prerendered pages. */
export const publicArea = 'public';

export interface LivePages {
  renderer: () => Promise<PageRenderer>;
  /** Scripts of the pages, by file name, which contains a hash: that of the live build, and those of pages rendered before. */
  scripts: Pick<LRUCache<string, string>, 'get'>;
}

/** Builds whose script is kept. */
const most = 10;

type Deployment = Pick<Settings, 'PAGES_FROM' | 'REMOTES_FILE' | 'REMOTES_FROM'>;

/**
 * Returns the live build of the public area's pages; null if the gateway has none.
 * @throws if PAGES_FROM contains no such build
 */
export async function livePages(
  settings: Deployment,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<LivePages | null> {
  const { PAGES_FROM: folder } = settings;
  if (folder === undefined) return null;
  const scripts = new LRUCache<string, string>({ max: most });
  const load = (build: BuildFolder) => loadPages(build, scripts);
  const live = await LiveBuild.start({ folder }, { find: () => liveFolder(folder, settings), load, log });
  return { renderer: () => live.current(), scripts };
}

/**
 * Returns the folder of the release that `REMOTES_FILE` names. Its code runs in the gateway, so that it must have the
 * hashes stated there; a build on another server is never run.
 */
async function liveFolder(fallback: string, settings: Deployment): Promise<BuildFolder> {
  const { entry, pages: hashes } = (await remoteEntries(settings))[publicArea] ?? {};
  const folder = entry !== undefined && hashes ? fileBesideManifest(entry, 'pages', settings) : undefined;
  return folder === undefined || isWebAddress(folder) ? { folder: fallback } : { folder, hashes };
}

function loadPages(build: BuildFolder, scripts: LRUCache<string, string>): PageRenderer {
  const { folder } = build;
  const script = readdirSync(folder).find((name) => /^reader\.[0-9a-f]+\.js$/.test(name));
  if (!script) throw new Error(`${folder} has no build of the prerendered pages: reader.<hash>.js is missing`);
  const css = readBuilt(build, 'reader.css').toString();
  const content = readBuilt(build, script);
  const { createPageRenderer } = runRenderModule(build) as { createPageRenderer: CreatePageRenderer };
  scripts.set(script, content.toString());
  return createPageRenderer({ css, script, integrity: integrityOf(content) });
}

import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { integrityOf } from '@portal/federation/integrity';
import { describeError } from '@portal/server/describe-error';

/** Folder `dist/pages` of a build, with its render module. */
export interface BuildFolder {
  folder: string;
  /** Hash of each file as it was published, by name; absent if the deployment does not state them. */
  hashes?: Readonly<Record<string, string>> | undefined;
}

/** @throws if the file is missing, or differs from what was published */
export function readBuilt({ folder, hashes }: BuildFolder, name: string): Buffer {
  const content = readFileSync(join(folder, name));
  if (hashes && hashes[name] !== integrityOf(content))
    throw new Error(`${name} in ${folder} differs from what was published`);
  return content;
}

/** Runs `render.cjs`, bypassing the module cache. @returns its exports */
export function runRenderModule(build: BuildFolder): unknown {
  readBuilt(build, 'render.cjs');
  const load = createRequire(join(build.folder, 'render.cjs'));
  Reflect.deleteProperty(load.cache, load.resolve('./render.cjs'));
  return load('./render.cjs');
}

interface Parts<Loaded> {
  /** @returns the folder of the live build */
  find: () => Promise<BuildFolder>;
  load: (build: BuildFolder) => Loaded;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The render module of the live build. It is loaded again when another build goes live, or when its files change, so
 * that a release needs no restart.
 */
export class LiveBuild<Loaded> {
  private constructor(
    private readonly parts: Parts<Loaded>,
    private version: string,
    private loaded: Loaded,
  ) {}

  /** @param fallback used until `find` finds another one @throws if it contains no such build */
  static async start<Loaded>(fallback: BuildFolder, parts: Parts<Loaded>): Promise<LiveBuild<Loaded>> {
    const loaded = parts.load(fallback);
    return new LiveBuild(parts, versionOf(fallback), loaded);
  }

  /** Returns the same object while the build is the same. Keeps the previous one if the live one cannot be loaded. */
  async current(): Promise<Loaded> {
    try {
      const build = await this.parts.find();
      const version = versionOf(build);
      if (version === this.version) return this.loaded;
      // Before loading: a broken build is tried, and logged, only once.
      this.version = version;
      this.loaded = this.parts.load(build);
    } catch (error) {
      this.parts.log.error(describeError(error), 'kept the previous build of the prerendered pages');
    }
    return this.loaded;
  }
}

/** Changes when files are added, removed or replaced. */
function versionOf({ folder, hashes }: BuildFolder): string {
  const times = [folder, join(folder, 'render.cjs')].map((path) => statSync(path).mtimeMs);
  return [folder, ...times, JSON.stringify(hashes)].join(' ');
}

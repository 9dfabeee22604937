import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { integrityOf } from '@portal/federation/integrity';
import type { CreatePageRenderer, PageRenderer } from '@portal/domain/site/prerendered';
import type { Settings } from '../settings';

/**
 * Loads the public area's build from `dist/pages`: the render module, its styles and its script. Bypasses the module
 * cache.
 * @throws if the folder contains no such build
 */
function loadRenderer(folder: string): PageRenderer {
  const script = readdirSync(folder).find((name) => /^reader\.[0-9a-f]+\.js$/.test(name));
  if (!script) throw new Error(`${folder} has no build of the prerendered pages: reader.<hash>.js is missing`);
  const css = readFileSync(join(folder, 'reader.css'), 'utf8');
  const load = createRequire(join(folder, 'render.cjs'));
  Reflect.deleteProperty(load.cache, load.resolve('./render.cjs'));
  const { createPageRenderer } = load('./render.cjs') as { createPageRenderer: CreatePageRenderer };
  return createPageRenderer({ css, script, integrity: integrityOf(readFileSync(join(folder, script))) });
}

/**
 * Returns the renderer of the public area's pages; null if the gateway has no build of them.
 * @throws if the folder contains no such build
 */
export function pageRenderer(settings: Pick<Settings, 'PAGES_FROM' | 'LIVE_RELOAD'>): (() => PageRenderer) | null {
  const { PAGES_FROM: folder, LIVE_RELOAD } = settings;
  if (!folder) return null;
  const built = loadRenderer(folder);
  // In development, always use the latest build.
  return () => (LIVE_RELOAD ? loadRenderer(folder) : built);
}

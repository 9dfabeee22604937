import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CreatePageRenderer, PageRenderer } from '@portal/domain/site/prerendered';

/**
 * What the build of the public area leaves in `dist/pages`: the module that draws, its styles and its script.
 * Read anew each time.
 * @throws when the folder holds no such build
 */
export function loadRenderer(folder: string): PageRenderer {
  const script = readdirSync(folder).find((name) => /^reader\.[0-9a-f]+\.js$/.test(name));
  if (!script) throw new Error(`${folder} holds no build of the reading pages: there is no reader.<hash>.js in it`);
  const css = readFileSync(join(folder, 'reader.css'), 'utf8');
  const load = createRequire(join(folder, 'render.cjs'));
  Reflect.deleteProperty(load.cache, load.resolve('./render.cjs'));
  const { createPageRenderer } = load('./render.cjs') as { createPageRenderer: CreatePageRenderer };
  return createPageRenderer({ css, script });
}

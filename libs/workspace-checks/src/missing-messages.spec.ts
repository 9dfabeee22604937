import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MessageTree } from '@portal/domain/i18n/message';
import { missingMessages } from './missing-messages';
import { ModuleGraph } from './module-graph';

const all = { car: { title: 'Car', fields: { colour: 'Colour' } }, van: { title: 'Van' } };

describe('missingMessages', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'messages-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  /**
   * Returns the messages that `area.tsx` uses but does not load. The area loads the catalog of cars; `vans.en.catalog`
   * contains that of vans.
   */
  function missingIn(files: Record<string, string>): string[] {
    for (const [file, source] of Object.entries({ 'vans.en.catalog.ts': '', 'page.tsx': '', ...files })) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), source);
    }
    const read = (catalog: string): MessageTree =>
      catalog === 'vans.en.catalog.ts' ? { van: all.van } : { car: all.car };
    const sources = { graph: new ModuleGraph(root), all, read, otherNames: [] };
    const program = { entry: 'area.tsx', catalogs: ['en.catalog.ts'] };
    return missingMessages(sources, program).map(({ noun, id, file }) => `${noun}: ${id} in ${file}`);
  }

  it('reports a message of a noun that is not loaded', () => {
    expect(missingIn({ 'area.tsx': "t('car.title'); t('van.title')" })).toEqual(['van: van.title in area.tsx']);
  });

  it('reports a message used by an imported module or a library', () => {
    const missing = missingIn({
      'area.tsx':
        "import { Page } from './page'; import { van } from '@portal/vans'; export const a = [<Page />, van];",
      'page.tsx': "export function Page() { return t('van.title'); }",
      'libs/vans/package.json': '{ "exports": { ".": "./src/index.ts" } }',
      'libs/vans/src/index.ts': "export { van } from './van';",
      'libs/vans/src/van.ts': "export const van = message('van.title');",
    });
    expect(missing).toEqual(['van: van.title in page.tsx', 'van: van.title in libs/vans/src/van.ts']);
  });

  it('accepts a message in a lazy page that loads its catalog, but not elsewhere', () => {
    const page = { 'page.tsx': "export default () => t('van.title');" };
    const catalogs = "const catalogs = { en: () => import('./vans.en.catalog') };";
    const together = `${catalogs} lazy(() => Promise.all([import('./page'), loadCatalog(catalogs)]));`;
    expect(missingIn({ ...page, 'area.tsx': together })).toEqual([]);
    expect(missingIn({ ...page, 'area.tsx': `${together} t('van.title')` })).toEqual(['van: van.title in area.tsx']);
    expect(missingIn({ ...page, 'area.tsx': "lazy(() => import('./page'));" })).toEqual(['van: van.title in page.tsx']);
  });

  it('reports a missing group of messages if their last key is computed, and a missing part of a loaded noun', () => {
    const read = () => ({ car: { title: 'Car' } });
    writeFileSync(path.join(root, 'area.tsx'), 'export const label = t(`car.fields.${name}`);');
    const sources = { graph: new ModuleGraph(root), all, read, otherNames: [] };
    expect(missingMessages(sources, { entry: 'area.tsx', catalogs: ['en.catalog.ts'] })).toEqual([
      { noun: 'car', id: 'car.fields', file: 'area.tsx' },
    ]);
  });

  it('ignores types, texts that are not message ids, and unused exports', () => {
    const missing = missingIn({
      'area.tsx':
        "import type { Van } from './page'; import { car } from './barrel'; export const a: 'van.title' = car;",
      'page.tsx': "export const van = t('van.title'); export type Van = 'van.title';",
      'barrel.ts': "export { van } from './page'; export { car } from './car';",
      'car.ts': "export const car = t('car.title', 'van.wheels'); export const other = () => t('van.title');",
    });
    expect(missing).toEqual([]);
  });
});

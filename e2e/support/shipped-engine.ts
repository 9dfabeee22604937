import type { Page } from '@playwright/test';
import type { estimate as estimateOf } from '@portal/tax-engine';

type Engine = { estimate: typeof estimateOf; engineVersion: string };
type Modules = Record<string, unknown>;
type Require = (id: string) => unknown;
type Chunk = [ids: unknown[], modules: Modules, run?: (require: Require) => void];

export interface EnginePage {
  rspackChunkmfe_client: { push: (chunk: Chunk) => unknown; flatMap: <T>(each: (chunk: Chunk) => T[]) => T[] };
  portalEngine: Engine;
}

/**
 * Exposes the engine that the intake form's panel has loaded in this page as `portalEngine`. This is the shipped
 * module, found by its exports among the modules of the client area. Fails if the panel has not loaded it.
 * @returns its version
 */
export const takeEngine = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = globalThis as unknown as EnginePage;
    const loaded = here.rspackChunkmfe_client.flatMap(([, modules]) => Object.entries(modules));
    const ids = loaded.flatMap(([id, factory]) => (/engineVersion:\s*\(\)\s*=>/.test(String(factory)) ? [id] : []));
    const [id, ...more] = ids;
    if (id === undefined || more.length > 0) throw new Error(`The page has ${ids.length} engines.`);
    // Push an empty chunk to get access to the module loader.
    here.rspackChunkmfe_client.push([
      [Symbol('probe')],
      {},
      (require) => {
        here.portalEngine = require(id) as Engine;
      },
    ]);
    return here.portalEngine.engineVersion;
  });

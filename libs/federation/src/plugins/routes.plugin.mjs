import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createJiti } from 'jiti';
import { readSharedRanges } from '../remote-routes.mjs';
import { collectPolicies, endpointFiles, publishRoutes } from '../route-access.mjs';

/**
 * Emits the remote's `routes.json` next to the manifest, where the gateway reads it, with the roles that may open each
 * page in place of the endpoints it needs, and its version ranges of shared modules.
 */
export class RoutesPlugin {
  /** @param {{ folder: string, app: import('../apps.mjs').App, watch: boolean }} build */
  constructor({ folder, app, watch }) {
    this.file = path.join(folder, 'routes.json');
    this.areaRole = app.role;
    this.watch = watch;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('RoutesPlugin', (compilation) => {
      compilation.fileDependencies.addAll([this.file, ...endpointFiles()]);
      compilation.hooks.processAssets.tapPromise(
        { name: 'RoutesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const json = await readFile(this.file, 'utf8');
            const routes = publishRoutes(json, this.areaRole, readPolicies(this.watch));
            compilation.emitAsset('routes.json', new sources.RawSource(JSON.stringify(routes, null, 2)));
            // Read by the release tool; the federation manifest only has the lower bound of a range.
            compilation.emitAsset(
              'shared.json',
              new sources.RawSource(JSON.stringify(readSharedRanges(json), null, 2)),
            );
          } catch (error) {
            compilation.errors.push(
              new WebpackError(`${this.file}: ${error instanceof Error ? error.message : error}`),
            );
          }
        },
      );
    });
  }
}

/** @param {boolean} fresh evaluates the contract again, because it may have changed since the last build */
function readPolicies(fresh) {
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: !fresh });
  return collectPolicies((file) => jiti(file));
}

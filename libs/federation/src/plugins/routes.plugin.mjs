import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRoutes } from '../remote-routes.mjs';

/** Validates the remote's `routes.json` and copies it next to the manifest, where the gateway reads it. */
export class RoutesPlugin {
  /** @param {string} folder of the remote */
  constructor(folder) {
    this.file = path.join(folder, 'routes.json');
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('RoutesPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise(
        { name: 'RoutesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const json = await readFile(this.file, 'utf8');
            checkRoutes(json);
            compilation.emitAsset('routes.json', new sources.RawSource(json));
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

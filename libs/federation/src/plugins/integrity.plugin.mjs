import { integrityOf } from '../integrity.mjs';

/**
 * Lets browsers refuse a file that has changed since the build (subresource integrity). The runtime of a build holds the
 * hash of each script and stylesheet that it loads later, `index.html` those of its own, and `mf-manifest.json`, under
 * `integrity`, those of the files that the shell loads by its list.
 */
export class IntegrityPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, SubresourceIntegrityPlugin, sources } = compiler.rspack;
    // Browsers check the hash of a file from another origin only if it was requested with CORS. Preload links must
    // request it the same way, or the browser loads it twice.
    compiler.options.output.crossOriginLoading = 'anonymous';
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }).apply(compiler);
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      // After every file has its content hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => {
        const asset = compilation.getAsset(manifestName);
        if (!asset) return;
        const manifest = /** @type {Manifest} */ (JSON.parse(asset.source.source().toString()));
        const integrity = integrityOfFiles(compilation, filesLoadedByShell(manifest));
        compilation.updateAsset(manifestName, new sources.RawSource(JSON.stringify({ ...manifest, integrity })));
      });
    });
  }
}

const manifestName = 'mf-manifest.json';

/**
 * @typedef {object} Manifest
 * @property {{ remoteEntry: { name: string } }} metaData
 * @property {readonly { assets: Record<'js' | 'css', { sync: readonly string[] }> }[]} [exposes]
 */

/** The entry, and the files that belong to the exposed module itself. @param {Manifest} manifest */
const filesLoadedByShell = ({ metaData, exposes = [] }) => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
];

/**
 * Returns the hashes of emitted files; files that do not exist are left out.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {readonly string[]} files
 * @returns {Record<string, string>}
 */
export const integrityOfFiles = (compilation, files) =>
  Object.fromEntries(
    [...new Set(files)].flatMap((file) => {
      const asset = compilation.getAsset(file);
      return asset ? [[file, integrityOf(asset.source.buffer())]] : [];
    }),
  );

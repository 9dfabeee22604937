// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = join(root, 'tools/estimate/estimate.entry.ts');
/** Source folders of the bundle: the command itself, the contract with its validation rules, and the engine. */
const sourceFolders = ['tools/estimate', 'libs/domain/src', 'libs/i18n/src', 'libs/tax-engine/src'].map((folder) =>
  join(root, folder),
);
const cacheFolder = join(root, '.cache/estimate');

/**
 * Lists source files without tests, in a fixed order.
 * @param {string} folder
 * @returns {string[]} paths
 */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return sourceFiles(path);
      return item.name.endsWith('.ts') && !item.name.endsWith('.spec.ts') ? [path] : [];
    });
}

/** Returns a hash of all source files and of this file, which contains the bundler configuration. */
function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const path of sourceFolders.flatMap(sourceFiles))
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2022',
  },
};

/**
 * Bundles the sources into one ES module. Builds in a temporary folder and renames it, so that concurrent runs do not
 * conflict.
 * @param {string} target
 */
async function bundleTo(target) {
  const { rspack } = await import('@rspack/core');
  await mkdir(cacheFolder, { recursive: true });
  const building = await mkdtemp(join(cacheFolder, 'building-'));
  const compiler = rspack({
    context: root,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry,
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    // The bundle runs locally, so a smaller size has no benefit, and a minifier merges functions that V8 could
    // otherwise inline in hot paths.
    optimization: { minimize: false },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: swc }] },
    output: {
      path: building,
      filename: 'estimate.mjs',
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
    },
  });
  await new Promise((done, failed) =>
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) failed(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else done(undefined);
    }),
  );
  await new Promise((done) => compiler.close(done));
  await rename(join(building, 'estimate.mjs'), target);
  await rm(building, { recursive: true, force: true });
}

/**
 * Loads the engine and the line handler; compiled once per version of the sources.
 * @returns {Promise<typeof import('./estimate.entry')>}
 */
export async function loadEstimate() {
  const target = join(cacheFolder, `${sourceHash()}.mjs`);
  if (!existsSync(target)) await bundleTo(target);
  return import(pathToFileURL(target).href);
}

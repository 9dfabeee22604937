import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sourceFolder = join(root, 'libs/tax-engine/src');
const cacheFolder = join(root, '.cache/tax-engine');

/** The engine's own sources, tests left out, in a fixed order. */
function sourceFiles(folder = sourceFolder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts') ? [path] : [];
    });
}

/** Changes with any source and with the bundler's recipe below. */
function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
  for (const path of sourceFiles()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** One ES module from the sources; built beside its place and then moved there, so that two runs at once do not meet. */
async function bundleTo(target) {
  const { rspack } = await import('@rspack/core');
  await mkdir(cacheFolder, { recursive: true });
  const building = await mkdtemp(join(cacheFolder, 'building-'));
  const compiler = rspack({
    context: root,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: join(sourceFolder, 'index.ts'),
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    output: {
      path: building,
      filename: 'engine.mjs',
      library: { type: 'module' },
      module: true,
      chunkFormat: 'module',
    },
  });
  const stats = await new Promise((done, failed) =>
    compiler.run((error, result) => (error ? failed(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  await rename(join(building, 'engine.mjs'), target);
  await rm(building, { recursive: true, force: true });
}

/** The engine of `libs/tax-engine`, compiled once per state of its sources: `{ estimate, stateCodes, filingStatuses, engineVersion }`. */
export async function loadEngine() {
  const target = join(cacheFolder, `${sourceHash()}.mjs`);
  if (!existsSync(target)) await bundleTo(target);
  return import(pathToFileURL(target).href);
}

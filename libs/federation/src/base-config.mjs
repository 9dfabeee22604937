import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { sourceQuery } from './catalog.loader.mjs';

/** Browsers of the last three years: CSS nesting, `dialog` and `:has` require them anyway. */
const target = 'es2022';
// Without this list, logical properties compile to one rule per writing direction: more rules, and more specific ones,
// so that a later rule no longer overrides an earlier one.
const browsers = ['chrome >= 112', 'edge >= 112', 'firefox >= 121', 'safari >= 16.5'];

/** Without development warnings: its package has no export that selects this build. */
const reactRouter = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** One file for a worker: its package does not export it. */
const pdfLibrary = path.join(path.dirname(createRequire(import.meta.url).resolve('@cantoo/pdf-lib')), '../dist');

/** Compiles the messages of catalogs, after the types are stripped. */
const messages = {
  test: /\.messages\.(ts|[a-z]{2}\.json)$/,
  loader: fileURLToPath(new URL('./messages.loader.mjs', import.meta.url)),
  issuer: /\.catalog\.ts$/,
  enforce: /** @type {const} */ ('post'),
  type: 'javascript/auto',
};

/** Leaves only the messages that a catalog contains. Those in another catalog are evaluated with it. */
const catalogs = {
  test: /\.catalog\.ts$/,
  resourceQuery: { not: new RegExp(`^\\?${sourceQuery}$`) },
  issuer: { not: /\.catalog\.ts$/ },
  loader: fileURLToPath(new URL('./catalog.loader.mjs', import.meta.url)),
};

/** Drops the sources of the tax engine's figures. */
const lawFigures = {
  test: /\/tax-engine\/src\/law\/\d{4}\/[\w-]+\.json$/,
  loader: fileURLToPath(new URL('./law-figures.loader.mjs', import.meta.url)),
  type: 'json',
};

const script = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic', development: false },
      },
      target,
    },
  },
  type: 'javascript/auto',
};

/** `import text from './file.js?raw'`: the source as a string, as part of a chunk. */
const rawText = { resourceQuery: /^\?raw$/, type: 'asset/source' };

/** Character maps for pdf.js. They are already compressed, and fetched one at a time. */
const characterMaps = { test: /\/pdfjs-dist\/cmaps\/[^/]+$/, type: 'asset/resource' };

/**
 * Returns the rspack configuration shared by all five builds.
 * @param {{ root: string, folder: string, production: boolean }} app
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ root, folder, production }) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    target: ['web', target],
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@cantoo/pdf-lib/dist': pdfLibrary,
        ...(production ? { 'react-router$': reactRouter } : {}),
      },
    },
    module: {
      rules: [
        script,
        messages,
        catalogs,
        lawFigures,
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.svg$/, type: 'asset' },
        rawText,
        characterMaps,
      ],
    },
    output: {
      path: path.join(folder, 'dist'),
      // Keep `pages/`, which another build of the same app writes.
      clean: { keep: 'pages/' },
      uniqueName: path.basename(folder),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      // A page with a hanging file must show this within ten seconds.
      chunkLoadTimeout: 7000,
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    snapshot: { managedPaths: [path.join(root, 'node_modules')] },
    infrastructureLogging: { level: 'error' },
    stats: { preset: 'errors-warnings', timings: true },
  };
}

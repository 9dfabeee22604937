import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** Browsers of the last three years: what CSS nesting, `dialog` and `:has` need anyway. */
const target = 'es2022';
// Without these, logical properties become rules for each direction of writing: more of them, and stronger ones, so that
// a later rule no longer overrides an earlier one.
const browsers = ['chrome >= 112', 'edge >= 112', 'firefox >= 121', 'safari >= 16.5'];

/** Catalogs get their messages compiled, after the types are gone. */
const messages = {
  test: /\.messages\.(ts|[a-z]{2}\.json)$/,
  loader: fileURLToPath(new URL('./messages.loader.mjs', import.meta.url)),
  issuer: /\.catalog\.ts$/,
  enforce: /** @type {const} */ ('post'),
  type: 'javascript/auto',
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

/** pdf.js asks for it by this very name, beside an address that it is given. */
const openJpeg = {
  test: /\/openjpeg_nowasm_fallback\.js$/,
  type: 'asset/resource',
  generator: { filename: '[contenthash:8]/[name][ext]' },
};

/** Character maps of pdf.js: compressed already, and fetched one by one. */
const characterMaps = { test: /\/pdfjs-dist\/cmaps\/[^/]+$/, type: 'asset/resource' };

/** Files of packages that are loaded whole and are small already: megabytes that would be read for nothing. */
const shippedAsTheyAre = /(^|\/)(libheif|pdf\.worker|openjpeg)[^/]*$/;

/**
 * The rspack configuration that all five builds have in common.
 * @param {{ root: string, folder: string, production: boolean }} app
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ root, folder, production }) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    target: ['web', target],
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        script,
        messages,
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.svg$/, type: 'asset' },
        openJpeg,
        characterMaps,
      ],
    },
    output: {
      path: path.join(folder, 'dist'),
      // What another build of the same app puts there.
      clean: { keep: 'pages/' },
      uniqueName: path.basename(folder),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      // A screen whose file hangs says so within ten seconds.
      chunkLoadTimeout: 7000,
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ exclude: shippedAsTheyAre }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    snapshot: { managedPaths: [path.join(root, 'node_modules')] },
    infrastructureLogging: { level: 'error' },
    stats: { preset: 'errors-warnings', timings: true },
  };
}

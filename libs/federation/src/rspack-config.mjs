import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { appOf } from './apps.mjs';
import { VersionAndCompressPlugin } from './plugins/version-and-compress.plugin.mjs';
import { EsmRuntimePlugin } from './plugins/esm-runtime.plugin.mjs';
import { BudgetPlugin } from './plugins/budget.plugin.mjs';
import { BoundaryPlugin } from './plugins/boundary.plugin.mjs';
import { IntegrityPlugin } from './plugins/integrity.plugin.mjs';
import { CspNoncePlugin } from './plugins/csp-nonce.plugin.mjs';
import { AntdReplacementsPlugin } from './plugins/antd-replacements.plugin.mjs';
import { PreloadsPlugin } from './plugins/preloads.plugin.mjs';
import { RoutesPlugin } from './plugins/routes.plugin.mjs';
import { SharedNamesPlugin } from './plugins/shared-names.plugin.mjs';
import { baseConfig } from './base-config.mjs';
import { readSharedRanges } from './remote-routes.mjs';
import { consumedModules, providedModules } from './shared-modules.mjs';

/** @typedef {Record<string, unknown>} Env from rspack-cli: `RSPACK_BUILD`, `RSPACK_SERVE`, `RSPACK_WATCH` */

/**
 * Returns the host's configurations: all shared modules and the page, and in `dist/pages` the module that renders
 * the shell's pages on the server. No remote is known at build time.
 * @param {string} folder
 * @param {readonly { path: string, loads: readonly string[] }[]} pages lazy-loaded modules of each rendered page
 */
export const shellConfigs = (folder, pages) => (/** @type {Env} */ env) => {
  const build = describeBuild('shell', folder, env);
  const config = baseConfig(build);
  const page = {
    ...config,
    name: 'page',
    dependencies: ['render'],
    entry: { main: './src/index.tsx' },
    output: { ...config.output, publicPath: '/' },
    optimization: { ...config.optimization, splitChunks: vendorChunks },
    plugins: [
      new ModuleFederationPlugin({
        ...federationOptions('shell'),
        shared: providedModules(),
        // The shell loads remotes itself (shell/src/remotes/load-container.ts).
        experiments: {
          ...experiments,
          optimization: { ...experiments.optimization, disableRemote: true, disableSnapshot: true },
          provideExternalRuntime: true,
        },
      }),
      new EsmRuntimePlugin(),
      new SharedNamesPlugin(),
      new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer', minify: false }),
      new CspNoncePlugin(),
      new IntegrityPlugin(),
      new AntdReplacementsPlugin(),
      ...checkingPlugins(build, pages),
    ],
  };
  return [page, renderConfig(config, { folder: path.join(folder, 'dist/pages'), clean: true })];
};

/**
 * Returns a remote's configuration: one exposed module, `./area`. With `rspack serve`, the remote runs as a standalone
 * page.
 * @param {string} area
 * @param {string} folder
 * @param {{ minSize?: number }} [chunks] size from which code that several pages share is a file of its own, bytes before
 * minifying: below it, a second copy in another page costs less than a request
 */
export const remoteConfig = (area, folder, chunks) => (/** @type {Env} */ env) => {
  const build = describeBuild(area, folder, env);
  const config = baseConfig(build);
  if (env.RSPACK_SERVE) return standaloneConfig(config);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    optimization: { ...config.optimization, splitChunks: { ...chunks, ...areaChunks(appOf(area).container) } },
    plugins: [
      new ModuleFederationPlugin({
        ...federationOptions(appOf(area).container),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './area': './src/area.tsx' },
        shared: consumedModules(readSharedRanges(readFileSync(path.join(folder, 'routes.json'), 'utf8'))),
        experiments: { ...experiments, externalRuntime: true },
      }),
      new EsmRuntimePlugin(),
      new SharedNamesPlugin(),
      new RoutesPlugin(build),
      new IntegrityPlugin(),
      ...checkingPlugins(build),
    ],
  };
};

/**
 * Returns the configurations for the public area's prerendered pages: `dist/pages` contains the render module, and the
 * script and styles of these pages. Built without federation, because they share no modules.
 */
export const pagesConfigs = (/** @type {string} */ folder) => (/** @type {Env} */ env) => {
  const config = baseConfig(describeBuild('public', folder, env));
  const output = { ...config.output, path: path.join(folder, 'dist/pages') };
  return [
    {
      ...config,
      name: 'reader',
      entry: { reader: './src/prerender/reader.ts' },
      output: { ...output, clean: { keep: 'render.cjs' }, cssFilename: '[name].css' },
    },
    renderConfig(config, { folder: output.path, clean: false }),
  ];
};

/**
 * Returns the configuration of a render module (SSR), which the gateway loads: `render.cjs`.
 * @param {import('@rspack/core').Configuration} config
 * @param {{ folder: string, clean: boolean }} into
 * @returns {import('@rspack/core').Configuration}
 */
const renderConfig = (config, { folder, clean }) => ({
  ...config,
  name: 'render',
  target: 'node20',
  entry: { render: './src/prerender/render.tsx' },
  module: { ...config.module, rules: [{ test: /\.css$/, type: 'asset/source' }, ...(config.module?.rules ?? [])] },
  output: {
    ...config.output,
    path: folder,
    clean,
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    // Emit a single file: chunks could only be loaded by a browser.
    asyncChunks: false,
  },
  optimization: { ...config.optimization, minimize: false },
});

/** @param {string} name container name */
const federationOptions = (name) => ({
  name,
  manifest: true,
  dts: false,
  shareStrategy: /** @type {const} */ ('loaded-first'),
});

const experiments = { asyncStartup: true, optimization: { target: /** @type {const} */ ('web') } };

/**
 * Modules that every form needs, which would otherwise be a dozen files: the field components, their libraries, the
 * validation of the contract and the storage of drafts. Signing out deletes drafts and leads to the sign-in form, which
 * needs this file, too.
 */
const formModules = [
  /\/node_modules\/(react-hook-form|class-validator)\//,
  /\/facades\/class-validator/,
  // Without the messages, which are in the catalogs.
  /\/ui-kit\/src\/forms\/[\w-]+\.tsx?$/,
  /\/domain\/src\/(contract\/(strip-unknown-fields|validate|rule|nested|is-\w+|labels|limits)|i18n\/message)\.ts$/,
  /\/tax-engine\/src\/input\.ts$/,
  /\/drafts\/src\/store\//,
];

/**
 * Separate chunks for libraries that rarely change between releases, so that browsers keep them cached, one for what
 * every form needs, and one for what every list of staff needs. The styles of lists and tiles are one file.
 */
const vendorChunks = {
  minSize: 40_000,
  cacheGroups: {
    react: { test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, name: 'react', chunks: 'initial' },
    antd: { test: /\/node_modules\/(antd|@ant-design|@rc-component|@emotion)\//, name: 'antd', chunks: 'initial' },
    forms: {
      test: new RegExp(formModules.map(({ source }) => source).join('|')),
      name: 'forms',
      chunks: 'async',
      enforce: true,
    },
    lists: {
      // With their icons, which would otherwise be two small files of their own.
      test: /\/ui-kit\/src\/(controls|icons|table)\/[\w-]+\.tsx?$|\/icons-svg\/es\/asn\/(Close|Left|Right|Search)Outlined\.js$/,
      name: 'lists',
      chunks: 'async',
      enforce: true,
    },
    kitStyles: {
      test: /\/ui-kit\/src\/(controls|data|table)\/\w+\.css$/,
      name: 'kit-styles',
      chunks: 'async',
      enforce: true,
    },
  },
};

/**
 * Puts the exposed module into the entry, which is always loaded with it.
 * @param {string} entry name of the entry's chunk
 */
const areaChunks = (entry) => ({
  cacheGroups: {
    area: {
      // Only scripts: the stylesheet of an entry would not be loaded.
      test: /\.(tsx?|m?js)$/,
      chunks: (/** @type {{ name?: string | undefined }} */ { name }) =>
        name?.startsWith('__federation_expose_') ?? false,
      name: entry,
      enforce: true,
    },
  },
});

/** @param {string} area @param {string} folder @param {Env} env */
function describeBuild(area, folder, env) {
  return {
    app: appOf(area),
    root: path.dirname(folder),
    folder,
    production: !env.RSPACK_SERVE,
    watch: Boolean(env.RSPACK_WATCH),
  };
}

/**
 * @param {ReturnType<typeof describeBuild>} build
 * @param {readonly { path: string, loads: readonly string[] }[]} [pages] of the shell; a remote's are in its `routes.json`
 */
function checkingPlugins({ app, root, folder, watch }, pages) {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [
    new BoundaryPlugin({ root, app }),
    new PreloadsPlugin({ folder, pages }),
    new VersionAndCompressPlugin({ name, version, compress: !watch }),
    // No budgets for watch builds, which are larger.
    ...(watch ? [] : [new BudgetPlugin(folder)]),
  ];
}

/** Portal that the development server proxies `/api` and the worker of the viewer to, unless `API_URL` is set. */
const localApi = 'http://127.0.0.1:4200';

/**
 * Returns the configuration of a remote as a standalone page: no federation, everything bundled, `/api` proxied to a
 * running portal.
 * @param {import('@rspack/core').Configuration} config
 * @returns {import('@rspack/core').Configuration}
 */
function standaloneConfig(config) {
  return {
    ...config,
    entry: { main: './src/standalone.tsx' },
    output: { ...config.output, publicPath: '/', filename: '[name].js' },
    plugins: [
      new rspack.HtmlRspackPlugin({
        templateContent:
          '<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: {
      port: Number(process.env.PORT ?? 0) || 'auto',
      historyApiFallback: true,
      proxy: [
        { context: ['/api', '/confined-worker.js'], target: process.env.API_URL ?? localApi, changeOrigin: true },
      ],
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { appOf } from './apps.mjs';
import { DeliverPlugin } from './plugins/deliver.plugin.mjs';
import { EsmRuntimePlugin } from './plugins/esm-runtime.plugin.mjs';
import { FencePlugin } from './plugins/fence.plugin.mjs';
import { NoncePlugin } from './plugins/nonce.plugin.mjs';
import { recipe } from './recipe.mjs';
import { providedParts, takenParts } from './shared.mjs';
import { standalone } from './standalone.mjs';

/** @typedef {Record<string, unknown>} Env what rspack-cli passes: `RSPACK_BUILD`, `RSPACK_SERVE`, `RSPACK_WATCH` */

/** The host: everything shared, the page, no remote known at build time. @param {string} folder */
export const shellBuild = (folder) => (/** @type {Env} */ env) => {
  const place = placeOf('shell', folder, env);
  const config = recipe(place);
  return {
    ...config,
    entry: { main: './src/index.tsx' },
    output: { ...config.output, publicPath: '/' },
    optimization: { ...config.optimization, splitChunks: vendorFiles },
    plugins: [
      new ModuleFederationPlugin({
        ...federation('shell'),
        shared: providedParts(),
        experiments: { ...experiments, provideExternalRuntime: true },
      }),
      new EsmRuntimePlugin(),
      new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer', minify: false }),
      new NoncePlugin(),
      ...checks(place),
    ],
  };
};

/** A remote: one exposed module, `./area`; served and opened alone when started with `rspack serve`. */
export const remoteBuild = (/** @type {string} */ area, /** @type {string} */ folder) => (/** @type {Env} */ env) => {
  const place = placeOf(area, folder, env);
  const config = recipe(place);
  if (env.RSPACK_SERVE) return standalone(config);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(appOf(area).container),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './area': './src/area.tsx' },
        shared: takenParts(),
        experiments: { ...experiments, externalRuntime: true },
      }),
      new EsmRuntimePlugin(),
      ...checks(place),
    ],
  };
};

/** @param {string} name the container's */
const federation = (name) => ({
  name,
  manifest: true,
  dts: false,
  shareStrategy: /** @type {const} */ ('loaded-first'),
});

const experiments = { asyncStartup: true, optimization: { target: /** @type {const} */ ('web') } };

/** Files that stay the same from release to release stay in the browser's cache. */
const vendorFiles = {
  cacheGroups: {
    react: { test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, name: 'react', chunks: 'initial' },
    antd: { test: /\/node_modules\/(antd|@ant-design|@rc-component|@emotion)\//, name: 'antd', chunks: 'initial' },
  },
};

/** @param {string} area @param {string} folder @param {Env} env */
function placeOf(area, folder, env) {
  return {
    app: appOf(area),
    root: path.dirname(folder),
    folder,
    production: !env.RSPACK_SERVE,
    watch: Boolean(env.RSPACK_WATCH),
  };
}

/** @param {ReturnType<typeof placeOf>} place */
function checks({ app, root, folder, watch }) {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [new FencePlugin({ root, app }), new DeliverPlugin({ name, version, pack: !watch })];
}

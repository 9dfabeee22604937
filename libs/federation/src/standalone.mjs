import { rspack } from '@rspack/core';

/** Where the development server finds the bff, unless `API_URL` says otherwise. */
const localApi = 'http://127.0.0.1:4200';

/**
 * A remote on its own page: no federation, everything bundled, `/api` forwarded to a running portal.
 * @param {import('@rspack/core').Configuration} config
 * @returns {import('@rspack/core').Configuration}
 */
export function standalone(config) {
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
      proxy: [{ context: ['/api'], target: process.env.API_URL ?? localApi, changeOrigin: true }],
    },
  };
}

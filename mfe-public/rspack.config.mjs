import { pagesConfigs, remoteConfig } from '@portal/federation';

const folder = import.meta.dirname;
const remote = remoteConfig('public', folder);
const pages = pagesConfigs(folder);

/**
 * Standalone, this is a single page; the build produces a remote plus the bundle that prerenders its read-only pages on
 * the server.
 */
export default (/** @type {Record<string, unknown>} */ env) =>
  env.RSPACK_SERVE
    ? remote(env)
    : [...pages(env), { ...remote(env), name: 'remote', dependencies: ['reader', 'render'] }];

import { pagesConfigs, remoteConfig } from '@portal/federation';

const folder = import.meta.dirname;
const remote = remoteConfig('public', folder);
const pages = pagesConfigs(folder);

/**
 * Standalone, this is a single-page app; the build produces a remote, and the bundle with which the gateway prerenders
 * its read-only pages.
 */
export default (/** @type {Record<string, unknown>} */ env) =>
  env.RSPACK_SERVE
    ? remote(env)
    : [...pages(env), { ...remote(env), name: 'remote', dependencies: ['reader', 'render'] }];
